import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { PayableRegistry } from '../payments/payable-registry.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { Order } from './order.entity.ts';
import { OrderCancellation } from './order-cancellation.ts';
import { OrderDetailsQueries } from './order-details.queries.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderHoldSweep } from './order-hold-sweep.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderLoader } from './order-loader.ts';
import { OrderNotePersonalData } from './order-note-personal-data.ts';
import { OrderPageService } from './order-page.service.ts';
import { OrderPayable } from './order-payable.ts';
import { OrderPayments } from './order-payments.ts';
import { OrderPaymentsAdminService } from './order-payments-admin.service.ts';
import { OrderPersonalData } from './order-personal-data.ts';
import { OrderPlacement } from './order-placement.ts';
import { OrderSettlement } from './order-settlement.ts';
import { allOrderTemplates } from './order-templates.ts';
import { OrderTransitions } from './order-transitions.ts';
import { OrderWorkItems } from './order-work-items.ts';
import { OrdersController } from './orders.controller.ts';
import { OrdersRepository } from './orders.repository.ts';
import { OrdersService } from './orders.service.ts';
import { OrdersAdminController } from './orders-admin.controller.ts';
import { OrdersAdminQueries } from './orders-admin.queries.ts';
import { OrdersAdminService } from './orders-admin.service.ts';
import { StoreStatsController } from './store-stats.controller.ts';
import { StoreStatsService } from './store-stats.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([Order, OrderEvent, OrderLine]),
    AuditModule,
    LedgerModule,
    OutboxModule,
    PaymentsModule,
    ProductsModule,
  ],
  controllers: [OrdersController, OrdersAdminController, StoreStatsController],
  providers: [
    OrdersRepository,
    OrderLoader,
    OrdersService,
    OrderPlacement,
    OrderPageService,
    OrderCancellation,
    OrderPayments,
    OrderPayable,
    OrderTransitions,
    OrderSettlement,
    OrderEmails,
    OrdersAdminQueries,
    OrderDetailsQueries,
    OrdersAdminService,
    OrderPaymentsAdminService,
    StoreStatsService,
    OrderHoldSweep,
    OrderPersonalData,
    OrderNotePersonalData,
    OrderWorkItems,
  ],
  exports: [OrdersAdminQueries, StoreStatsService],
})
export class OrdersModule {
  constructor(
    retention: Retention,
    orders: OrdersRepository,
    payables: PayableRegistry,
    payable: OrderPayable,
    templates: MessageTemplates,
  ) {
    templates.register(...allOrderTemplates);
    payables.add(payable);
    retention.add({
      records: 'Orders',
      after: 'accounts',
      outcome: 'anonymised',
      apply: (before) => orders.anonymiseOlderThan(before),
    });
  }
}
