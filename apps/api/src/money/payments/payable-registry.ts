import { Injectable } from '@nestjs/common';
import type { PayableName, Payment } from './payment.entity.ts';

/** What a domain does when a payment for something of its own moves. */
export interface Payable {
  readonly name: PayableName;
  /**
   * The payment has just come into its state; called once for each move, in the transaction of the move: writes the
   * ledger, the receipt, the history. Throwing undoes the move, and it is tried again later.
   */
  moved(payment: Payment): Promise<void>;
  /** Money came that does not fit: less, more, or in another currency. In the transaction that keeps it for the office to look at. */
  onMismatch?(payment: Payment): Promise<void>;
  /** Where the payer's browser goes after the provider, a path of this site. */
  resultPath(payment: Payment): Promise<string>;
  /** Who pays, for the provider's page and for the office. */
  payerOf(payment: Payment): Promise<{ name: string; email: string; phone: string | null }>;
  /** At most 100 characters, for the provider's page: 'Donation - general'. */
  describe(payment: Payment): Promise<string>;
}

/** Every domain that is paid for adds itself in its module's constructor. */
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
