import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../auth/access.ts';
import { PageLanguage } from '../http/page-language.ts';
import { changesFieldsSent } from '../http/put-description.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import {
  PushEndpointRequest,
  PushKeyResponse,
  PushSubscriptionRequest,
  PushSubscriptionResponse,
} from './notifications.dto.ts';
import { NotificationsService } from './notifications.service.ts';

@ApiTags('Notifications')
@Controller('notifications')
@Public()
@RateClass('form')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get('key')
  @RateClass('public')
  @ApiOperation({ operationId: 'getPushKey', summary: 'Get the key with which a browser subscribes' })
  @ApiOkResponse({ type: PushKeyResponse, description: 'Changes only when the secret of the site changes' })
  key(): PushKeyResponse {
    return { publicKey: this.notifications.publicKey };
  }

  @Put('subscription')
  @ApiOperation({
    operationId: 'subscribeDevice',
    summary:
      'Subscribe a device to notifications, or change what it is notified of; nothing is sent between 21:00 and 07:00 in Kampala',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: PushSubscriptionResponse, description: 'What the device is notified of from now on' })
  save(
    @Body() request: PushSubscriptionRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<PushSubscriptionResponse> {
    return this.notifications.subscribe(request, language);
  }

  // A POST with a body, because the endpoint is a secret and must not be part of a URL.
  @Post('unsubscribe')
  @HttpCode(204)
  @ApiOperation({ operationId: 'unsubscribeDevice', summary: 'End all notifications of a device' })
  @ApiNoContentResponse({ description: 'The device is not notified, even if it was not subscribed before' })
  remove(@Body() { endpoint }: PushEndpointRequest): Promise<void> {
    return this.notifications.unsubscribe(endpoint);
  }
}
