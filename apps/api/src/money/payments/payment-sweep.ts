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
/** Maximum number of checks of one kind with one provider in one round. */
const maxQuestions = 100;
/** Number of consecutive failed checks after which a provider counts as unavailable. */
const maxUnanswered = 3;

/** Settles open payments without a notification, and notifications that arrived while the provider could not be asked. */
@Injectable()
export class PaymentSweep implements OnApplicationBootstrap {
  private readonly log = new Logger('Payments');
  /** Providers that are being asked now. */
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

  /** Asks all providers at the same time, so that a slow one does not delay the others. */
  async sweep(now: Date): Promise<void> {
    const names = this.providers.all().map(({ name }) => name);
    await Promise.all([...names.map((name) => this.ask(name, now)), this.expireOrphaned(names, now)]);
  }

  /** One round at a time for each provider: a slow provider may take longer than a minute. */
  private async ask(name: PaymentProviderName, now: Date): Promise<void> {
    if (this.asking.has(name)) return;
    this.asking.add(name);
    try {
      // Due payments come first: anybody may send notifications that no provider can answer.
      await this.untilUnavailable(name, await this.payments.listDue(name, now, maxQuestions), (payment) =>
        this.checkDue(payment, now),
      );
      await this.untilUnavailable(name, await this.notifications.listDue(name, now, maxQuestions), (notification) =>
        this.notices.tryAgain(notification, now),
      );
    } finally {
      this.asking.delete(name);
    }
  }

  /** If there are several processes, one of them asks. */
  private async checkDue(payment: Payment, now: Date): Promise<void> {
    if (await this.payments.claimCheck(payment, new Date(now.getTime() + minute))) await this.settlement.check(payment);
  }

  /** Stops after several consecutive failures; the next round tries again. */
  private async untilUnavailable<Item>(
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
        if (isUnavailable(error)) unanswered += 1;
        this.log.warn(
          `${name} could not be asked about a payment: ${error instanceof Error ? error.name : 'unknown error'}`,
        );
      }
    }
  }

  /** Ends overdue payments of providers that have no settings any more, since nobody can be asked about them. */
  private async expireOrphaned(names: PaymentProviderName[], now: Date): Promise<void> {
    for (const payment of await this.payments.listOrphaned(names, overdueBefore(now), maxQuestions)) {
      await this.settlement
        .move(payment, 'expired')
        .catch(() => this.log.warn(`Payment ${payment.reference} could not be ended`));
    }
  }
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && !(error instanceof UnreadableAnswer);
