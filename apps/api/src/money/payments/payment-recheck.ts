import { Injectable } from '@nestjs/common';
import { BackgroundWork } from './background-work.ts';
import type { Payment } from './payment.entity.ts';
import { PaymentSettlement } from './payment-settlement.ts';

/** Milliseconds between two checks of the same payment. */
const pauseMs = 15_000;
/** Number of payments whose last check is remembered; with more of them, some are checked a little too early. */
const maxRemembered = 1_000;

/** Asks the provider about a pending payment whose page is open, sooner than the regular check does. Runs in the background. */
@Injectable()
export class PaymentRecheck {
  /** When each payment was last checked, by `performance.now()`. */
  private readonly askedAt = new Map<number, number>();

  constructor(
    private readonly settlement: PaymentSettlement,
    private readonly background: BackgroundWork,
  ) {}

  schedule(payment: Payment): void {
    if (payment.status !== 'pending' || payment.checkoutUrl === null) return;
    const askedAt = this.askedAt.get(payment.id);
    const sinceLast = askedAt === undefined ? Date.now() - payment.createdAt.getTime() : performance.now() - askedAt;
    if (sinceLast < pauseMs) return;
    if (this.askedAt.size >= maxRemembered) this.askedAt.clear();
    this.askedAt.set(payment.id, performance.now());
    this.background.run(
      () => this.settlement.check(payment),
      `${payment.provider} could not be asked about ${payment.reference}, whose page is open`,
    );
  }
}
