import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PaymentProviderName } from '@ministry/domain';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { overdueBefore } from './check-plan.ts';
import type { Payment } from './payment.entity.ts';
import { PaymentNotices } from './payment-notices.ts';
import { PaymentNotificationsRepository } from './payment-notifications.repository.ts';
import { ProviderUnavailable, UnreadableAnswer } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

const minute = 60_000;
/** Questions of a kind to one provider in one round. */
const maxQuestions = 100;
/** Questions running without an answer after which a provider is taken to be away. */
const maxUnanswered = 3;

/** Settles what nobody told us: payments that stand open, and notifications that came while the provider could not be asked. */
@Injectable()
export class PaymentSweep implements OnApplicationBootstrap {
  private readonly log = new Logger('Payments');
  /** Providers that are being asked. */
  private readonly asking = new Set<string>();

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly notifications: PaymentNotificationsRepository,
    private readonly providers: PaymentProviders,
    private readonly settlement: PaymentSettlement,
    private readonly notices: PaymentNotices,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(minute)
  run(): Promise<void> {
    return logFailure('Open payments', this.sweep(new Date()));
  }

  /** No provider holds up another. */
  async sweep(now: Date): Promise<void> {
    const names = this.providers.all().map(({ name }) => name);
    await Promise.all([...names.map((name) => this.ask(name, now)), this.endLeft(names, now)]);
  }

  /** One round at a time: a provider that answers slowly may take longer than a minute. */
  private async ask(name: PaymentProviderName, now: Date): Promise<void> {
    if (this.asking.has(name)) return;
    this.asking.add(name);
    try {
      // What is due does not wait for notifications: anybody may send some that no provider can answer.
      await this.untilAway(name, await this.payments.listDue(name, now, maxQuestions), (payment) =>
        this.checkDue(payment, now),
      );
      await this.untilAway(name, await this.notifications.listDue(name, now, maxQuestions), (notification) =>
        this.notices.tryAgain(notification, now),
      );
    } finally {
      this.asking.delete(name);
    }
  }

  /** Of several processes one asks. */
  private async checkDue(payment: Payment, now: Date): Promise<void> {
    if (await this.payments.claimCheck(payment, new Date(now.getTime() + minute))) await this.settlement.check(payment);
  }

  /** A provider that does not answer several times running is left alone until the next round. */
  private async untilAway<Item>(
    name: PaymentProviderName,
    items: readonly Item[],
    ask: (item: Item) => Promise<unknown>,
  ): Promise<void> {
    let unanswered = 0;
    for (const item of items) {
      if (unanswered === maxUnanswered) return;
      try {
        await ask(item);
        unanswered = 0;
      } catch (error) {
        if (isAway(error)) unanswered += 1;
        this.log.warn(
          `${name} could not be asked about a payment: ${error instanceof Error ? error.name : 'unknown error'}`,
        );
      }
    }
  }

  /** What was begun through a provider that has no settings any more can be asked about nowhere. */
  private async endLeft(names: PaymentProviderName[], now: Date): Promise<void> {
    for (const payment of await this.payments.listLeft(names, overdueBefore(now), maxQuestions)) {
      await this.settlement
        .move(payment, 'expired')
        .catch(() => this.log.warn(`Payment ${payment.reference} could not be ended`));
    }
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && !(error instanceof UnreadableAnswer);
