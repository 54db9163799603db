import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { PayableRegistry } from '../payments/payable-registry.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { Donation } from './donation.entity.ts';
import { DonationIntake } from './donation-intake.ts';
import { DonationPayable } from './donation-payable.ts';
import { DonationPersonalData } from './donation-personal-data.ts';
import { DonationsController } from './donations.controller.ts';
import { DonationsRepository } from './donations.repository.ts';
import { DonationsService } from './donations.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Donation]), PaymentsModule, LedgerModule, OutboxModule],
  controllers: [DonationsController],
  providers: [DonationsRepository, DonationIntake, DonationsService, DonationPayable, DonationPersonalData],
})
export class DonationsModule {
  constructor(
    retention: Retention,
    donations: DonationsRepository,
    payables: PayableRegistry,
    payable: DonationPayable,
  ) {
    payables.add(payable);
    retention.add({
      records: 'Donations',
      after: 'accounts',
      outcome: 'anonymised',
      apply: (before) => donations.anonymiseOlderThan(before),
    });
  }
}
