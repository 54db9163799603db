import { Injectable } from '@nestjs/common';
import type { PayableName, Payment } from './payment.entity.ts';

/** What a domain does when a payment for one of its items changes. */
export interface Payable {
  readonly name: PayableName;
  /**
   * Called once for each change of status, within the transaction of the change: writes the ledger, the receipt, the
   * history. An exception rolls the change back, and it is tried again later.
   */
  moved(payment: Payment): Promise<void>;
  /** Called when less or more money, or another currency, arrived than was requested; in the transaction that marks the payment for review. */
  onMismatch?(payment: Payment): Promise<void>;
  /** Path on this site to which the payer's browser goes after the provider's page. */
  resultPath(payment: Payment): Promise<string>;
  /** The payer, for the provider's page and for the office. */
  payerOf(payment: Payment): Promise<{ name: string; email: string; phone: string | null }>;
  /** Description for the provider's page, at most 100 characters: 'Donation - general'. */
  describe(payment: Payment): Promise<string>;
}

/** Every domain that takes payments adds itself in the constructor of its module. */
@Injectable()
export class PayableRegistry {
  private readonly payables = new Map<PayableName, Payable>();

  add(payable: Payable): void {
    this.payables.set(payable.name, payable);
  }

  of({ purpose }: Pick<Payment, 'purpose'>): Payable {
    const known = this.payables.get(purpose);
    if (!known) throw new Error(`Nobody takes payments for ${purpose}`);
    return known;
  }
}
