import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../platform/audit/audit.module.ts';
import { Retention } from '../../../platform/retention/retention.ts';
import { EventsModule } from '../events.module.ts';
import { SeatOffers } from './seat-offers.ts';
import { WaitingListController } from './waiting-list.controller.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import { WaitingListService } from './waiting-list.service.ts';
import { WaitingListAdminService } from './waiting-list-admin.service.ts';
import { WaitingListEntrance } from './waiting-list-entrance.ts';
import { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListPages } from './waiting-list-pages.ts';
import { WaitingListPersonalData } from './waiting-list-personal-data.ts';
import { WaitingListSweep } from './waiting-list-sweep.ts';
import { WaitingOffersController } from './waiting-offers.controller.ts';
import { WaitingOffersService } from './waiting-offers.service.ts';

/** Waiting list routes for visitors and the office; `WaitingLine` itself belongs to the seats, in `EventsModule`. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitingListEntry]), EventsModule, AuditModule],
  controllers: [WaitingListController, WaitingOffersController],
  providers: [
    WaitingListService,
    WaitingListEntrance,
    WaitingListAdminService,
    WaitingOffersService,
    WaitingListPages,
    SeatOffers,
    WaitingListSweep,
    WaitingListPersonalData,
  ],
})
export class WaitingListModule {
  constructor(retention: Retention, entries: WaitingListRepository) {
    retention.add({
      records: 'Waiting list entries',
      after: 'waitingList',
      outcome: 'removed',
      apply: (before) => entries.removeOfEventsOverBefore(before),
    });
  }
}
