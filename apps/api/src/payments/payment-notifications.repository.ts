import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Database } from '../database/database.ts';
import { PaymentNotification } from './payment-notification.entity.ts';

@Injectable()
export class PaymentNotificationsRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<PaymentNotification, 'id'>): Promise<PaymentNotification> {
    const { identifiers } = await this.database.repository(PaymentNotification).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** Those that a provider is to be asked about, the longest due first. */
  listDue(provider: PaymentNotification['provider'], now: Date, limit: number): Promise<PaymentNotification[]> {
    return this.database
      .repository(PaymentNotification)
      .find({ where: { provider, nextTryAt: LessThanOrEqual(now) }, order: { nextTryAt: 'ASC' }, take: limit });
  }

  /** Counts a try, unless it was handled meanwhile. */
  async noteTry({ id, tries }: PaymentNotification, nextTryAt: Date | null): Promise<void> {
    await this.database
      .repository(PaymentNotification)
      .update({ id, handledAt: IsNull() }, { tries: tries + 1, nextTryAt });
  }

  async close(id: number, handledAt: Date): Promise<void> {
    await this.database.repository(PaymentNotification).update({ id }, { handledAt, nextTryAt: null });
  }

  /** Answers how many went. */
  async removeReceivedBefore(moment: Date): Promise<number> {
    return (await this.database.repository(PaymentNotification).delete({ receivedAt: LessThan(moment) })).affected ?? 0;
  }
}
