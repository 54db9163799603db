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
/** Milliseconds for which a payment is asked about under no more than one id that is not its own. */
const foreignIdPauseMs = 15_000;
/** Number of payments whose last foreign id is remembered; with more of them, some are asked about under another one too early. */
const maxRemembered = 1_000;

/** Why a payment is not completed though money arrived: a code of the facts, and a sentence for the office. */
interface Mismatch {
  /** At most 50 characters; the office is not asked again about the same one. */
  code: string;
  remark: string;
}

/** Brings payments into the status that the provider's own API reports. */
@Injectable()
export class PaymentSettlement {
  private readonly log = new Logger('Payments');
  /** Running checks, by payment and provider id; `next` has the one further check that waits for each of them. */
  private readonly running = new SingleFlight<string, Payment>();
  private readonly next = new Map<string, Promise<Payment>>();
  /** The last foreign id of each payment, and when it was used first, by `performance.now()`. */
  private readonly foreignIds = new Map<number, { providerId: string; since: number }>();

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly payables: PayableRegistry,
  ) {}

  /**
   * Asks the provider now. A running check may have been answered before the caller's event, so all callers during a check
   * share one further check.
   * @param named id from a notification or return, which anybody may have sent @throws ProviderUnavailable
   */
  check(payment: Payment, named = payment.providerId): Promise<Payment> {
    const providerId = this.mayUse(payment, named) ? named : payment.providerId;
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
      // The condition of this update decides who proceeds. Nothing that was read before it may be used after it.
      if (!(await this.payments.move(payment.id, to, { movedAt: now, nextCheckAt, ...columns }))) return false;
      const moved = await this.payments.getById(payment.id);
      await this.payables.of(moved).moved(moved);
      if (columns.needsReview) await this.payables.of(moved).onMismatch?.(moved);
      return true;
    });
  }

  /** Whether the provider may be asked about the payment under this id; a flood of invented ids must not become a flood of requests. */
  private mayUse({ id, providerId: own }: Payment, providerId: string | null): boolean {
    if (providerId === null || providerId === own) return true;
    const last = this.foreignIds.get(id);
    if (last?.providerId === providerId) return true;
    const now = performance.now();
    if (last && now - last.since < foreignIdPauseMs) return false;
    if (this.foreignIds.size >= maxRemembered) this.foreignIds.clear();
    this.foreignIds.set(id, { providerId, since: now });
    return true;
  }

  private async ask(id: number, providerId: string | null): Promise<Payment> {
    const payment = await this.payments.getById(id);
    const provider = this.providers.require(payment.provider);
    const now = new Date();
    // A check with an id that only a notification gives does not replace the check with the payment's own id.
    if (providerId === payment.providerId) await this.payments.noteCheck(payment, nextCheck(payment, now));
    const providerStatus = await withinBudget(provider.ask({ reference: payment.reference, providerId }));
    // Ignores the status of another payment, whatever a notification says.
    const own = providerStatus?.reference === payment.reference ? providerStatus : null;
    if (own && own.status !== 'pending') await this.settle(payment, own, provider);
    else if (own && payment.providerId === null) await this.payments.keepProviderId(id, own.providerId);
    const asked = await this.payments.getById(id);
    // Money that does not match keeps the payment marked for review after it has expired.
    if (!isOverdue(asked, now) || !(await this.move(asked, 'expired'))) return asked;
    return this.payments.getById(id);
  }

  private async settle(payment: Payment, providerStatus: ProviderStatus, provider: PaymentProvider): Promise<void> {
    const mismatch = providerStatus.status === 'completed' ? mismatchOf(payment, providerStatus, provider) : undefined;
    if (mismatch !== undefined) return this.complain(payment, mismatch);
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
      await this.complain(payment, {
        code: 'already-counted',
        remark: 'The provider reports a payment that was already counted.',
      });
    }
  }

  private async complain({ id, reference }: Payment, { code, remark }: Mismatch): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.payments.raiseReview(id, code, remark))) return;
      this.log.warn(`Payment ${reference} is not completed: ${remark}`);
      const payment = await this.payments.getById(id);
      await this.payables.of(payment).onMismatch?.(payment);
    });
  }
}

/** Why the money that the provider collected does not match this payment. */
function mismatchOf(
  { amount }: Payment,
  providerStatus: ProviderStatus,
  { mayCollectMore = false }: PaymentProvider,
): Mismatch | undefined {
  const isEnough = mayCollectMore ? providerStatus.amount >= amount : providerStatus.amount === amount;
  if (providerStatus.currency === 'UGX' && isEnough) return undefined;
  return {
    code: `${providerStatus.currency.slice(0, 3)} ${providerStatus.amount}`,
    remark: `The provider reports ${reported(providerStatus)} where ${formatShillings(amount)} was asked for. Please look into it with the provider.`,
  };
}

const surplusOf = ({ amount }: Payment, providerStatus: ProviderStatus): string | null =>
  providerStatus.amount > amount
    ? `The payer sent ${reported(providerStatus)}, more than the ${formatShillings(amount)} that was asked for.`
    : null;

const reported = ({ amount, currency }: ProviderStatus): string =>
  currency === 'UGX' ? formatShillings(amount) : `${amount} ${currency.slice(0, 3)}`;
