import { Injectable, Logger } from '@nestjs/common';
import { formatShillings, type PaymentState } from '@ministry/domain';
import { SingleFlight } from '../../platform/async/single-flight.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { isOverdue, nextCheck } from './check-plan.ts';
import { PayableRegistry } from './payable-registry.ts';
import type { Payment } from './payment.entity.ts';
import type { PaymentProvider, ProviderStatus } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { withinBudget } from './provider-budget.ts';

const maxTextLength = 300;
const maxIdLength = 64;

/** Brings payments into the status that the provider's own API reports. */
@Injectable()
export class PaymentSettlement {
  private readonly log = new Logger('Payments');
  /** Running checks, by payment and provider id; `next` has the one further check that waits for each of them. */
  private readonly running = new SingleFlight<string, Payment>();
  private readonly next = new Map<string, Promise<Payment>>();

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly payables: PayableRegistry,
  ) {}

  /**
   * Asks the provider now. A running check may have been answered before the caller's event, so all callers during a check
   * share one further check.
   * @param providerId id from a notification @throws ProviderUnavailable
   */
  check(payment: Payment, providerId = payment.providerId): Promise<Payment> {
    const key = `${payment.id} ${providerId}`;
    const running = this.running.get(key);
    if (!running) return this.running.run(key, () => this.ask(payment.id, providerId));
    const waiting = this.next.get(key);
    if (waiting) return waiting;
    const next = running
      .catch(() => undefined)
      .then(() => {
        this.next.delete(key);
        return this.running.run(key, () => this.ask(payment.id, providerId));
      });
    this.next.set(key, next);
    return next;
  }

  /** I4: changes the status of a payment and does what follows from it, both or neither, once. Returns false if the change is not allowed. */
  async move(payment: Payment, to: PaymentState, columns: Partial<Payment> = {}): Promise<boolean> {
    return this.database.transaction(async () => {
      const now = new Date();
      const nextCheckAt = nextCheck({ ...payment, status: to }, now);
      // This must be the first statement: on MariaDB the reads after it are then as new as the change.
      if (!(await this.payments.move(payment.id, to, { movedAt: now, nextCheckAt, ...columns }))) return false;
      const moved = await this.payments.findById(payment.id);
      await this.payables.of(moved).moved(moved);
      if (columns.needsReview) await this.payables.of(moved).onMismatch?.(moved);
      return true;
    });
  }

  private async ask(id: number, providerId: string | null): Promise<Payment> {
    const payment = await this.payments.findById(id);
    const provider = this.providers.require(payment.provider);
    const now = new Date();
    // A check with an id that only a notification gives does not replace the check with the payment's own id.
    if (providerId === payment.providerId) await this.payments.noteCheck(payment, nextCheck(payment, now));
    const providerStatus = await withinBudget(provider.ask({ reference: payment.reference, providerId }));
    // Ignores the status of another payment, whatever a notification says.
    const own = providerStatus?.reference === payment.reference ? providerStatus : null;
    if (own && own.status !== 'pending') await this.settle(payment, own, provider);
    else if (own && payment.providerId === null) await this.payments.keepProviderId(id, own.providerId);
    else if (isOverdue(payment, now)) await this.move(payment, 'expired');
    return this.payments.findById(id);
  }

  private async settle(payment: Payment, providerStatus: ProviderStatus, provider: PaymentProvider): Promise<void> {
    const problem = providerStatus.status === 'completed' ? mismatchOf(payment, providerStatus, provider) : undefined;
    if (problem !== undefined) return this.complain(payment, problem);
    const { status, providerId, method, receipt, reason } = providerStatus;
    const surplus = status === 'completed' ? surplusOf(payment, providerStatus) : null;
    // A remark that the office still has to look at is not overwritten.
    const remark = surplus ?? (payment.needsReview ? payment.remark : status === 'completed' ? null : reason);
    const columns = {
      providerId: providerId.slice(0, maxIdLength),
      ...(method !== null && { method }),
      ...(receipt !== null && { receipt: receipt.slice(0, maxIdLength) }),
      remark: remark?.slice(0, maxTextLength) ?? null,
      ...(surplus !== null && { needsReview: true }),
    };
    try {
      await this.move(payment, status, columns);
    } catch (error) {
      // Violates the unique index on the provider's ids: one payment of the provider never counts twice.
      if (!isDuplicateKey(error)) throw error;
      await this.complain(payment, 'The provider reports a payment that was already counted.');
    }
  }

  private async complain(payment: Payment, problem: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.payments.raiseReview(payment.id, problem))) return;
      this.log.warn(`Payment ${payment.reference} is not completed: ${problem}`);
      const mismatch = await this.payments.findById(payment.id);
      await this.payables.of(mismatch).onMismatch?.(mismatch);
    });
  }
}

/** Why the money that the provider collected does not match this payment. */
function mismatchOf(
  { amount }: Payment,
  providerStatus: ProviderStatus,
  { mayCollectMore = false }: PaymentProvider,
): string | undefined {
  const isEnough = mayCollectMore ? providerStatus.amount >= amount : providerStatus.amount === amount;
  if (providerStatus.currency === 'UGX' && isEnough) return undefined;
  return `The provider reports ${reported(providerStatus)} where ${formatShillings(amount)} was asked for. Please look into it with the provider.`;
}

const surplusOf = ({ amount }: Payment, providerStatus: ProviderStatus): string | null =>
  providerStatus.amount > amount
    ? `The payer sent ${reported(providerStatus)}, more than the ${formatShillings(amount)} that was asked for.`
    : null;

const reported = ({ amount, currency }: ProviderStatus): string =>
  currency === 'UGX' ? formatShillings(amount) : `${amount} ${currency.slice(0, 3)}`;
