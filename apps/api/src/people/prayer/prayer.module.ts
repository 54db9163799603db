import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { NotificationsModule } from '../../platform/push/notifications.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { PrayerController } from './prayer.controller.ts';
import { PrayerService } from './prayer.service.ts';
import { PrayerAdminService } from './prayer-admin.service.ts';
import { PrayerNotificationsController } from './prayer-notifications.controller.ts';
import { PrayerPersonalData } from './prayer-personal-data.ts';
import { PrayerReply } from './prayer-reply.entity.ts';
import { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsController } from './prayer-requests.controller.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';
import { PrayerWorkItems } from './prayer-work-items.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PrayerReply, PrayerRequest]), AuditModule, NotificationsModule],
  controllers: [PrayerController, PrayerNotificationsController, PrayerRequestsController],
  providers: [PrayerRequestsRepository, PrayerService, PrayerAdminService, PrayerPersonalData, PrayerWorkItems],
  exports: [PrayerService, PrayerAdminService],
})
export class PrayerModule {
  constructor(retention: Retention, requests: PrayerRequestsRepository) {
    retention.add(
      {
        records: 'Prayer requests',
        after: 'correspondence',
        outcome: 'removed',
        apply: (before) => requests.removeCreatedBefore(before),
      },
      {
        records: 'Deleted prayer requests',
        after: 'deleted',
        outcome: 'removed',
        apply: (before) => requests.removeDeletedBefore(before),
      },
    );
  }
}
