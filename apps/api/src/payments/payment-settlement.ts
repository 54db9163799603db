import { Injectable, Logger } from '@nestjs/common';
import { formatShillings, type PaymentState } from '@ministry/domain';
import { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { isOverdue, nextCheck } from './check-plan.ts';
import type { Payment } from './payment.entity.ts';
import type { PaymentProvider, Verdict } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { withinBudget } from './provider-budget.ts';

const longestText = 300;
const longestId = 64;

/** Brings payments into the state that the provider's own API tells. */
@Injectable()
export class PaymentSettlement {
  private readonly log = new Logger('Payments');
  /** Questions under way, by payment and the provider's name for it; and the one further question that waits for each. */
  private readonly underWay = new Map<string, Promise<Payment>>();
  private readonly next = new Map<string, Promise<Payment>>();

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly purposes: PaymentPurposes,
  ) {}

  /**
   * Asks the provider now. A question under way may have been answered before the caller's news: all who come meanwhile
   * share one further question. @param providerId what a notification names it @throws ProviderUnavailable
   */
  check(payment: Payment, providerId = payment.providerId): Promise<Payment> {
    const key = `${payment.id} ${providerId}`;
    const running = this.underWay.get(key);
    if (!running) return this.start(key, payment.id, providerId);
    const waiting = this.next.get(key);
    if (waiting) return waiting;
    const next = running
      .catch(() => undefined)
      .then(() => {
        this.next.delete(key);
        return this.start(key, payment.id, providerId);
      });
    this.next.set(key, next);
    return next;
  }

  /** I4: brings the payment into a state and does what follows from it, both or neither, once. Answers false where it may not come there. */
  async move(payment: Payment, to: PaymentState, columns: Partial<Payment> = {}): Promise<boolean> {
    return this.database.transaction(async () => {
      const now = new Date();
      const nextCheckAt = nextCheck({ ...payment, status: to }, now);
      // The first statement: on MariaDB what is read after it is as new as the move.
      if (!(await this.payments.move(payment.id, to, { movedAt: now, nextCheckAt, ...columns }))) return false;
      const moved = await this.payments.findById(payment.id);
      await this.purposes.of(moved).moved(moved);
      if (columns.needsLook) await this.purposes.of(moved).misfits?.(moved);
      return true;
    });
  }

  private start(key: string, id: number, providerId: string | null): Promise<Payment> {
    const asking = this.ask(id, providerId).finally(() => this.underWay.delete(key));
    this.underWay.set(key, asking);
    return asking;
  }

  private async ask(id: number, providerId: string | null): Promise<Payment> {
    const payment = await this.payments.findById(id);
    const provider = this.providers.require(payment.provider);
    const now = new Date();
    // A name that only a notification gives does not stand for the question under the payment's own.
    if (providerId === payment.providerId) await this.payments.noteCheck(payment, nextCheck(payment, now));
    const verdict = await withinBudget(provider.ask({ reference: payment.reference, providerId }));
    // A payment of somebody else, whatever a notification says.
    const own = verdict?.reference === payment.reference ? verdict : null;
    if (own && own.status !== 'pending') await this.settle(payment, own, provider);
    else if (own && payment.providerId === null) await this.payments.keepProviderId(id, own.providerId);
    else if (isOverdue(payment, now)) await this.move(payment, 'expired');
    return this.payments.findById(id);
  }

  private async settle(payment: Payment, verdict: Verdict, provider: PaymentProvider): Promise<void> {
    const fault = verdict.status === 'completed' ? faultOf(payment, verdict, provider) : undefined;
    if (fault !== undefined) return this.complain(payment, fault);
    const { status, providerId, receipt, reason } = verdict;
    const surplus = status === 'completed' ? surplusOf(payment, verdict) : null;
    // What the office has still to look at is not written over.
    const remark = surplus ?? (payment.needsLook ? payment.remark : status === 'completed' ? null : reason);
    const columns = {
      providerId: providerId.slice(0, longestId),
      ...(receipt !== null && { receipt: receipt.slice(0, longestId) }),
      remark: remark?.slice(0, longestText) ?? null,
      ...(surplus !== null && { needsLook: true }),
    };
    try {
      await this.move(payment, status, columns);
    } catch (error) {
      // The index on the provider's names: one payment there is never two here.
      if (!isDuplicateKey(error)) throw error;
      await this.complain(payment, 'The provider names a payment that was counted already.');
    }
  }

  private async complain(payment: Payment, fault: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.payments.raiseLook(payment.id, fault))) return;
      this.log.warn(`Payment ${payment.reference} is not completed: ${fault}`);
      const misfit = await this.payments.findById(payment.id);
      await this.purposes.of(misfit).misfits?.(misfit);
    });
  }
}

/** Why what the provider collected is not this payment. */
function faultOf(
  { amount }: Payment,
  verdict: Verdict,
  { mayCollectMore = false }: PaymentProvider,
): string | undefined {
  const isEnough = mayCollectMore ? verdict.amount >= amount : verdict.amount === amount;
  if (verdict.currency === 'UGX' && isEnough) return undefined;
  return `The provider reports ${reported(verdict)} where ${formatShillings(amount)} was asked for. Please look into it with the provider.`;
}

const surplusOf = ({ amount }: Payment, verdict: Verdict): string | null =>
  verdict.amount > amount
    ? `The payer sent ${reported(verdict)}, more than the ${formatShillings(amount)} that was asked for.`
    : null;

const reported = ({ amount, currency }: Verdict): string =>
  currency === 'UGX' ? formatShillings(amount) : `${amount} ${currency.slice(0, 3)}`;
