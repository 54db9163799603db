import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.ts';
import { ApiErrors } from '../../../platform/http/api-errors.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { EventNotificationsRequest } from './event-notifications.dto.ts';
import { EventNotificationsService } from './event-notifications.service.ts';

@ApiTags('Notifications')
@Controller('notifications/event-registrations')
@Public()
@RateClass('code')
export class EventNotificationsController {
  constructor(private readonly notifications: EventNotificationsService) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'followEventRegistration',
    summary: 'Notify a device of reminders and news of one event, for anyone who has a ticket',
  })
  @ApiNoContentResponse({ description: 'It is notified; a device that was before is not any more' })
  @ApiErrors(404)
  follow(@Body() request: EventNotificationsRequest): Promise<void> {
    return this.notifications.follow(request);
  }
}
