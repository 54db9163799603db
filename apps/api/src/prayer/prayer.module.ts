import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { PrayerDeskService } from './prayer-desk.service.ts';
import { PrayerRequestsController } from './prayer-requests.controller.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';
import { PrayerSweep } from './prayer-sweep.ts';
import { PrayerController } from './prayer.controller.ts';
import { PrayerService } from './prayer.service.ts';
import { PrayerPersonalData } from './prayer-personal-data.ts';

@Module({
  imports: [AuditModule],
  controllers: [PrayerController, PrayerRequestsController],
  providers: [PrayerRequestsRepository, PrayerService, PrayerDeskService, PrayerSweep, PrayerPersonalData],
  exports: [PrayerService, PrayerDeskService],
})
export class PrayerModule {}
