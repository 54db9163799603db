import { Injectable } from '@nestjs/common';
import { givingDescription } from '@ministry/domain';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { receiptEmail } from '../ledger/receipt-email.ts';
import type { Payable } from '../payments/payable-registry.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { DonationsRepository } from './donations.repository.ts';

/** What happens to a gift when its payment changes. */
@Injectable()
export class DonationPayable implements Payable {
  readonly name = 'donation';

  constructor(
    private readonly donations: DonationsRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: OutboxService,
  ) {}

  async moved(payment: Payment): Promise<void> {
    if (payment.status === 'completed') await this.received(payment);
    if (payment.status === 'reversed') await this.ledger.reverse(payment.id);
  }

  resultPath({ status, reference }: Payment): Promise<string> {
    const page = status === 'completed' || status === 'pending' ? 'success' : 'cancelled';
    return Promise.resolve(`/donation-${page}?order_id=${reference}`);
  }

  async payerOf({ subjectId }: Payment): Promise<{ name: string; email: string; phone: string | null }> {
    const { name, email, phone } = await this.donations.getById(subjectId);
    return { name, email, phone };
  }

  async describe({ subjectId }: Payment): Promise<string> {
    return givingDescription((await this.donations.getById(subjectId)).category);
  }

  private async received(payment: Payment): Promise<void> {
    const { name, email, phone, category } = await this.donations.getById(payment.subjectId);
    const { id: paymentId, amount, rate, method, isTest } = payment;
    const entry = await this.ledger.record({
      purpose: 'donation',
      kind: 'payment',
      amount,
      rate,
      category,
      method,
      name,
      email: email || null,
      phone,
      paymentId,
      isTest,
    });
    // The address is empty if the donor was erased while the payment was pending.
    if (email !== '') await this.outbox.enqueue(receiptEmail(entry, email, payment));
  }
}
