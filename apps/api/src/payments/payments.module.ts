import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BackgroundWork } from './background-work.ts';
import { PaymentCheckout } from './payment-checkout.ts';
import { PaymentHooksController } from './payment-hooks.controller.ts';
import { PaymentLooks } from './payment-looks.ts';
import { PaymentNotices } from './payment-notices.ts';
import { PaymentNotificationsRepository } from './payment-notifications.repository.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { PaymentReturns } from './payment-returns.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentSweep } from './payment-sweep.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';

/** Collects payments, whoever for and whoever by: domains add what is paid for to `PaymentPurposes`, adapters themselves to `PaymentProviders`. */
@Module({
  imports: [AuditModule],
  controllers: [PaymentsController, PaymentHooksController],
  providers: [
    BackgroundWork,
    PaymentLooks,
    PaymentsRepository,
    PaymentNotificationsRepository,
    PaymentProviders,
    PaymentPurposes,
    PaymentsService,
    PaymentCheckout,
    PaymentSettlement,
    PaymentNotices,
    PaymentReturns,
    PaymentSweep,
  ],
  exports: [BackgroundWork, PaymentsService, PaymentProviders, PaymentPurposes, PaymentSweep],
})
export class PaymentsModule {}
