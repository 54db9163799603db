import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../database/database.ts';
import { PaymentNotification } from './payment-notification.entity.ts';

@Injectable()
export class PaymentNotificationsRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<PaymentNotification, 'id'>): Promise<PaymentNotification> {
    const { identifiers } = await this.database.repository(PaymentNotification).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** Those that came before the moment and have still to be asked about, in the order they came. */
  listOpen(before: Date, limit: number): Promise<PaymentNotification[]> {
    return this.database.repository(PaymentNotification).find({ where: { handledAt: IsNull(), receivedAt: LessThan(before) }, order: { receivedAt: 'ASC' }, take: limit });
  }

  async close(id: number, handledAt: Date): Promise<void> {
    await this.database.repository(PaymentNotification).update({ id }, { handledAt });
  }

  /** Answers how many went. */
  async removeReceivedBefore(moment: Date): Promise<number> {
    return (await this.database.repository(PaymentNotification).delete({ receivedAt: LessThan(moment) })).affected ?? 0;
  }
}
