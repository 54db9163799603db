import { Injectable } from '@nestjs/common';
import { BackgroundWork } from './background-work.ts';
import type { Payment } from './payment.entity.ts';
import { PaymentSettlement } from './payment-settlement.ts';

/** Milliseconds between two questions because somebody looks. */
const pause = 15_000;
/** Payments that somebody may be looking at; with more of them, some are asked about a little too soon. */
const most = 1_000;

/** Somebody looks at a page that waits for approval on the telephone: the provider is asked sooner than the sweep would, and nobody waits for it. */
@Injectable()
export class PaymentLooks {
  private readonly askedAt = new Map<number, number>();

  constructor(
    private readonly settlement: PaymentSettlement,
    private readonly background: BackgroundWork,
  ) {}

  looked(payment: Payment, now = Date.now()): void {
    if (payment.status !== 'pending' || payment.checkoutUrl === null) return;
    const before = this.askedAt.get(payment.id) ?? payment.createdAt.getTime();
    if (now - before < pause) return;
    if (this.askedAt.size >= most) this.askedAt.clear();
    this.askedAt.set(payment.id, now);
    this.background.run(
      () => this.settlement.check(payment),
      `${payment.provider} could not be asked about ${payment.reference}, which somebody is looking at`,
    );
  }
}
