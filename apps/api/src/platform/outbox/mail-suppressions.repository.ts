import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { isDuplicateKey } from '../database/errors.ts';
import { addressKey } from './address-key.ts';
import { MailSuppression, type SuppressionReason } from './mail-suppression.entity.ts';

/** Addresses that get no campaign. They still get confirmations and receipts. */
@Injectable()
export class MailSuppressionsRepository {
  constructor(@InjectRepository(MailSuppression) private readonly suppressions: Repository<MailSuppression>) {}

  has(email: string): Promise<boolean> {
    return this.suppressions.existsBy({ addressKey: addressKey(email) });
  }

  /** Returns the keys that are on the list. */
  async findKeys(keys: readonly string[]): Promise<Set<string>> {
    const found = keys.length === 0 ? [] : await this.suppressions.findBy({ addressKey: In([...keys]) });
    return new Set(found.map((row) => row.addressKey));
  }

  add(email: string, reason: SuppressionReason, now: Date): Promise<void> {
    return this.addKey(addressKey(email), reason, now);
  }

  /** If the address is already on the list, its reason stays. */
  async addKey(key: string, reason: SuppressionReason, now: Date): Promise<void> {
    if (await this.suppressions.existsBy({ addressKey: key })) return;
    try {
      await this.suppressions.insert({ addressKey: key, reason, createdAt: now });
    } catch (error) {
      // Another request was faster.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Removes an address from the list, for somebody who subscribes again. */
  async lift(key: string): Promise<void> {
    await this.suppressions.delete({ addressKey: key });
  }

  /** Undoes an unsubscription at the given time. An address that is on the list for another reason, or since another time, stays. */
  async liftUnsubscription(key: string, createdAt: Date): Promise<void> {
    await this.suppressions.delete({ addressKey: key, reason: 'unsubscribed', createdAt });
  }
}
