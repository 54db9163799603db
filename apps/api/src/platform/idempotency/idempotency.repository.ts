import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { removeInBatches } from '../database/batches.ts';
import { isDuplicateKey, isLockTimeout } from '../database/errors.ts';
import { withLockBudget } from '../database/time-budget.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>) {}

  find(id: string): Promise<IdempotencyKey | null> {
    return this.keys.findOneBy({ id });
  }

  /** Inserts the key. Returns false if it exists already, or if another attempt holds it for longer than a statement may wait. */
  async claim(claim: Pick<IdempotencyKey, 'id' | 'bodyHash' | 'createdAt'>): Promise<boolean> {
    try {
      await withLockBudget(() => this.keys.insert({ ...claim, status: 0, response: null }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error) || isLockTimeout(error)) return false;
      throw error;
    }
  }

  /** Stores the response. */
  async finish(id: string, status: number, response: string | null): Promise<void> {
    await this.keys.update({ id }, { status, response });
  }

  /** Removes an expired claim of the previous release. If its attempt is still running, that attempt rolls back its work. */
  async removeAbandoned(id: string, createdBefore: Date): Promise<void> {
    await this.keys.delete({ id, status: IsNull(), createdAt: LessThan(createdBefore) });
  }

  /** Returns how many were removed. */
  removeOlderThan(time: Date): Promise<number> {
    return removeInBatches(this.keys, { createdAt: LessThan(time) });
  }
}
