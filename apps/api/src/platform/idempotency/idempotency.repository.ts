import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { isDuplicateKey } from '../database/errors.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectRepository(IdempotencyKey) private readonly keies: Repository<IdempotencyKey>) {}

  find(id: string): Promise<IdempotencyKey | null> {
    return this.keies.findOneBy({ id });
  }

  /** False when the key is known already. */
  async insert(
    claim: Pick<IdempotencyKey, 'id' | 'bodyHash' | 'holder' | 'leaseUntil' | 'createdAt'>,
  ): Promise<boolean> {
    try {
      await this.keies.insert({ ...claim, status: null, response: null });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Moves an abandoned claim to another holder; false when somebody else was quicker. */
  async takeOver(id: string, from: string, to: string, leaseUntil: Date): Promise<boolean> {
    const { affected } = await this.keies.update({ id, holder: from, status: IsNull() }, { holder: to, leaseUntil });
    return affected === 1;
  }

  /** Keeps the answer; false when the claim has passed to another holder. */
  async finish(id: string, holder: string, status: number, response: string | null): Promise<boolean> {
    const { affected } = await this.keies.update(
      { id, holder, status: IsNull() },
      { status, response, leaseUntil: null },
    );
    return affected === 1;
  }

  async release(id: string, holder: string): Promise<void> {
    await this.keies.delete({ id, holder, status: IsNull() });
  }

  async removeUnfinished(): Promise<void> {
    await this.keies.delete({ status: IsNull() });
  }

  async removeOlderThan(time: Date): Promise<void> {
    await this.keies.delete({ createdAt: LessThan(time) });
  }
}
