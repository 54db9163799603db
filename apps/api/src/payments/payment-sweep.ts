import { Injectable, Logger } from '@nestjs/common';
import type { PaymentProviderName } from '@ministry/domain';
import { Sweeps } from '../common/sweeps.ts';
import { PaymentNotices } from './payment-notices.ts';
import { PaymentNotificationsRepository } from './payment-notifications.repository.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

const minute = 60_000;
const keptNotifications = 90 * 24 * 60 * minute;
/** Questions in one round. */
const most = 100;

/** Settles what nobody told us: payments that stand open, and notifications that came while the provider could not be asked. */
@Injectable()
export class PaymentSweep {
  private readonly log = new Logger('Payments');
  private isRunning = false;

  constructor(
    sweeps: Sweeps,
    private readonly payments: PaymentsRepository,
    private readonly notifications: PaymentNotificationsRepository,
    private readonly providers: PaymentProviders,
    private readonly settlement: PaymentSettlement,
    private readonly notices: PaymentNotices,
  ) {
    sweeps.add('Open payments', (now) => this.sweep(now), minute);
    sweeps.add('Old payment notifications', (now) => this.notifications.removeReceivedBefore(new Date(now.getTime() - keptNotifications)));
  }

  /** One round at a time: a provider that answers slowly may take longer than a minute. */
  async sweep(now: Date): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const away = new Set<string>();
      for (const notification of await this.notifications.listOpen(now, most)) await this.unlessAway(away, notification, () => this.notices.handle(notification));
      for (const payment of await this.payments.listDue(now, most)) await this.unlessAway(away, payment, () => this.settlement.check(payment));
    } finally {
      this.isRunning = false;
    }
  }

  /** A provider that does not answer is left alone until the next round. */
  private async unlessAway(away: Set<string>, { provider }: { provider: string }, ask: () => Promise<unknown>): Promise<void> {
    if (away.has(provider) || !this.providers.find(provider as PaymentProviderName)) return;
    try {
      await ask();
    } catch (error) {
      if (error instanceof ProviderUnavailable) away.add(provider);
      this.log.warn(`${provider} could not be asked about a payment: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
  }
}
