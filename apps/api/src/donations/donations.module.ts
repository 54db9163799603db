import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DonationPersonalData } from './donation-personal-data.ts';
import { DonationPurpose } from './donation-purpose.ts';
import { DonationSweep } from './donation-sweep.ts';
import { DonationsController } from './donations.controller.ts';
import { DonationsRepository } from './donations.repository.ts';
import { DonationsService } from './donations.service.ts';

@Module({
  imports: [PaymentsModule, LedgerModule, OutboxModule],
  controllers: [DonationsController],
  providers: [DonationsRepository, DonationsService, DonationPurpose, DonationSweep, DonationPersonalData],
})
export class DonationsModule {}
