import { Module } from '@nestjs/common';
import { LedgerModule } from '../../money/ledger/ledger.module.ts';
import { OrdersModule } from '../../money/orders/orders.module.ts';
import { ContactModule } from '../../people/contact/contact.module.ts';
import { EventsModule } from '../../publishing/events/events.module.ts';
import { VisitsModule } from '../visits/visits.module.ts';
import { TrendsController } from './trends.controller.ts';
import { TrendsService } from './trends.service.ts';

@Module({
  imports: [LedgerModule, OrdersModule, ContactModule, EventsModule, VisitsModule],
  controllers: [TrendsController],
  providers: [TrendsService],
})
export class TrendsModule {}
