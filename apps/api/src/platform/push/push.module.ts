import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PushDelivery } from './push-delivery.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { QuietHours } from './quiet-hours.ts';
import { VapidKeys } from './vapid-keys.ts';

/** Delivers notifications to devices. */
@Module({
  imports: [TypeOrmModule.forFeature([PushSubscription])],
  providers: [QuietHours, PushSubscriptionsRepository, VapidKeys, PushDelivery],
  exports: [QuietHours, PushSubscriptionsRepository, VapidKeys, PushDelivery],
})
export class PushModule {}
