import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { PrayerNotificationsRequest } from './prayer.dto.ts';
import { PrayerService } from './prayer.service.ts';

@ApiTags('Notifications')
@Controller('notifications/prayer-requests')
@Public()
@RateClass('code')
export class PrayerNotificationsController {
  constructor(private readonly prayer: PrayerService) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'followPrayerRequest',
    summary:
      'Subscribe a device to answers to one request, for anyone who has its code; the notification contains nothing of the request',
  })
  @ApiNoContentResponse({ description: 'The device is subscribed. A device that was subscribed before is replaced' })
  @ApiErrors(404)
  follow(@Body() request: PrayerNotificationsRequest): Promise<void> {
    return this.prayer.follow(request);
  }
}
