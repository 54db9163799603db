import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { BackgroundWork } from './background-work.ts';
import { PayableRegistry } from './payable-registry.ts';
import { Payment } from './payment.entity.ts';
import { PaymentCheckout } from './payment-checkout.ts';
import { PaymentHooksController } from './payment-hooks.controller.ts';
import { PaymentNotices } from './payment-notices.ts';
import { PaymentNotification } from './payment-notification.entity.ts';
import { PaymentNotificationsRepository } from './payment-notifications.repository.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentRecheck } from './payment-recheck.ts';
import { PaymentReturns } from './payment-returns.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentSweep } from './payment-sweep.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import { PaymentsAdminQueries } from './payments-admin.queries.ts';
import { PaymentsAdminService } from './payments-admin.service.ts';

/** Collects payments through any provider. Domains add what is paid for to `PayableRegistry`; adapters are added to `PaymentProviders`. */
@Module({
  imports: [TypeOrmModule.forFeature([Payment, PaymentNotification]), AuditModule],
  controllers: [PaymentsController, PaymentHooksController],
  providers: [
    BackgroundWork,
    PaymentRecheck,
    PaymentsRepository,
    PaymentNotificationsRepository,
    PaymentProviders,
    PayableRegistry,
    PaymentsService,
    PaymentsQueries,
    PaymentsAdminQueries,
    PaymentsAdminService,
    PaymentCheckout,
    PaymentSettlement,
    PaymentNotices,
    PaymentReturns,
    PaymentSweep,
  ],
  exports: [BackgroundWork, PaymentsService, PaymentsAdminQueries, PaymentProviders, PayableRegistry, PaymentSweep],
})
export class PaymentsModule {
  constructor(
    retention: Retention,
    metrics: Metrics,
    notifications: PaymentNotificationsRepository,
    payments: PaymentsRepository,
  ) {
    metrics.add(
      {
        name: 'ministry_payments_pending',
        help: 'Payments that were begun and are neither paid nor over',
        read: () => payments.countPending(),
      },
      {
        name: 'ministry_payments_to_review',
        help: 'Payments that the office has to look at',
        read: async () => (await payments.countAttention(new Date())).attention,
      },
    );
    retention.add({
      records: 'Payment notifications',
      after: 'paymentNotification',
      outcome: 'removed',
      apply: (before) => notifications.removeReceivedBefore(before),
    });
  }
}
