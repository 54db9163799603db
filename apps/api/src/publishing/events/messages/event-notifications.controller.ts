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
    summary: 'Subscribe a device to reminders and news of one event, for anyone who has a ticket',
  })
  @ApiNoContentResponse({ description: 'The device is subscribed. A device that was subscribed before is replaced' })
  @ApiErrors(404)
  follow(@Body() request: EventNotificationsRequest): Promise<void> {
    return this.notifications.follow(request);
  }
}
