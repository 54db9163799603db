import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<IdempotencyKey | null> {
    return this.database.repository(IdempotencyKey).findOneBy({ id });
  }

  /** False when the key is known already. */
  async insert(
    claim: Pick<IdempotencyKey, 'id' | 'bodyHash' | 'holder' | 'leaseUntil' | 'createdAt'>,
  ): Promise<boolean> {
    try {
      await this.database.repository(IdempotencyKey).insert({ ...claim, status: null, response: null });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Moves an abandoned claim to another holder; false when somebody else was quicker. */
  async takeOver(id: string, from: string, to: string, leaseUntil: Date): Promise<boolean> {
    const { affected } = await this.database
      .repository(IdempotencyKey)
      .update({ id, holder: from, status: IsNull() }, { holder: to, leaseUntil });
    return affected === 1;
  }

  /** Keeps the answer; false when the claim has passed to another holder. */
  async finish(id: string, holder: string, status: number, response: string | null): Promise<boolean> {
    const { affected } = await this.database
      .repository(IdempotencyKey)
      .update({ id, holder, status: IsNull() }, { status, response, leaseUntil: null });
    return affected === 1;
  }

  async release(id: string, holder: string): Promise<void> {
    await this.database.repository(IdempotencyKey).delete({ id, holder, status: IsNull() });
  }

  async removeUnfinished(): Promise<void> {
    await this.database.repository(IdempotencyKey).delete({ status: IsNull() });
  }

  async removeOlderThan(time: Date): Promise<void> {
    await this.database.repository(IdempotencyKey).delete({ createdAt: LessThan(time) });
  }
}
