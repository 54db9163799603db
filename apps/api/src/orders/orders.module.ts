import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { OrderDeskService } from './order-desk.service.ts';
import { OrderHoldSweep } from './order-hold-sweep.ts';
import { OrderLetters } from './order-letters.ts';
import { OrderMoney } from './order-money.ts';
import { OrderMoves } from './order-moves.ts';
import { OrderNotePersonalData } from './order-note-personal-data.ts';
import { OrderOfficeService } from './order-office.service.ts';
import { OrderPageService } from './order-page.service.ts';
import { OrderPayments } from './order-payments.ts';
import { OrderPersonalData } from './order-personal-data.ts';
import { OrderPlacing } from './order-placing.ts';
import { OrderPurpose } from './order-purpose.ts';
import { OrderRetentionSweep } from './order-retention-sweep.ts';
import { OrdersAdminController } from './orders-admin.controller.ts';
import { OrdersController } from './orders.controller.ts';
import { OrdersRepository } from './orders.repository.ts';
import { OrdersService } from './orders.service.ts';
import { StoreStatsController } from './store-stats.controller.ts';
import { StoreStatsService } from './store-stats.service.ts';
import { WholeOrders } from './whole-orders.ts';

@Module({
  imports: [AuditModule, LedgerModule, OutboxModule, PaymentsModule, ProductsModule],
  controllers: [OrdersController, OrdersAdminController, StoreStatsController],
  providers: [
    OrdersRepository,
    WholeOrders,
    OrdersService,
    OrderPlacing,
    OrderPageService,
    OrderPayments,
    OrderPurpose,
    OrderMoves,
    OrderMoney,
    OrderLetters,
    OrderOfficeService,
    OrderDeskService,
    StoreStatsService,
    OrderHoldSweep,
    OrderRetentionSweep,
    OrderPersonalData,
    OrderNotePersonalData,
  ],
  exports: [OrderOfficeService, StoreStatsService],
})
export class OrdersModule {}
