import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { kampalaDay } from '@ministry/domain';
import { LiveModule } from '../../broadcast/live/live.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { SermonsModule } from '../../publishing/sermons/sermons.module.ts';
import { VisitCount } from './visit-count.entity.ts';
import { VisitCounter } from './visit-counter.ts';
import { VisitCountsRepository } from './visit-counts.repository.ts';
import { VisitsController } from './visits.controller.ts';
import { VisitsService } from './visits.service.ts';

/** Counts of visits, made by the server without cookies and without storing IP addresses. */
@Module({
  imports: [TypeOrmModule.forFeature([VisitCount]), LiveModule, SermonsModule, UploadsModule],
  controllers: [VisitsController],
  providers: [VisitCountsRepository, VisitCounter, VisitsService],
  exports: [VisitsService],
})
export class VisitsModule {
  constructor(retention: Retention, counts: VisitCountsRepository) {
    retention.add({
      records: 'Counts of visits',
      after: 'visits',
      outcome: 'removed',
      apply: (before) => counts.removeBefore(kampalaDay(before)),
    });
  }
}
