import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, Repository } from 'typeorm';
import { removeInBatches } from '../../platform/database/batches.ts';
import { PaymentNotification } from './payment-notification.entity.ts';

@Injectable()
export class PaymentNotificationsRepository {
  constructor(@InjectRepository(PaymentNotification) private readonly notifications: Repository<PaymentNotification>) {}

  async insert(columns: Omit<PaymentNotification, 'id'>): Promise<PaymentNotification> {
    const { identifiers } = await this.notifications.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** Notifications about which a provider is to be asked now, longest due first. */
  listDue(provider: PaymentNotification['provider'], now: Date, limit: number): Promise<PaymentNotification[]> {
    return this.notifications.find({
      where: { provider, nextTryAt: LessThanOrEqual(now) },
      order: { nextTryAt: 'ASC' },
      take: limit,
    });
  }

  /** Counts an attempt. False if the notification was handled, or the attempt was counted by another process. */
  async noteTry({ id, tries }: PaymentNotification, nextTryAt: Date | null): Promise<boolean> {
    const tried = await this.notifications.update({ id, tries, handledAt: IsNull() }, { tries: tries + 1, nextTryAt });
    return tried.affected === 1;
  }

  async close(id: number, handledAt: Date): Promise<void> {
    await this.notifications.update({ id }, { handledAt, nextTryAt: null });
  }

  /** Returns how many were removed. */
  removeReceivedBefore(moment: Date): Promise<number> {
    return removeInBatches(this.notifications, { receivedAt: LessThan(moment) });
  }
}
