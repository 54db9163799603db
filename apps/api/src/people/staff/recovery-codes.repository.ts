import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { correctCode } from '@ministry/domain';
import { isCode, randomCode } from '../../platform/crypto/readable-code.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

const howMany = 10;
/** Characters of a code: 80 bits. */
const length = 16;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Recovery codes for people who have lost their phone; each can be used once. */
@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>) {}

  /** Replaces the codes of an account. Returns the new codes, of which only hashes are stored. */
  async renew(accountId: number): Promise<string[]> {
    const codes = Array.from({ length: howMany }, () => randomCode(length));
    await this.remove(accountId);
    await this.codes.insert(codes.map((code) => ({ accountId, codeHash: hashOf(code) })));
    return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
  }

  /** Uses a code up, ignoring spaces and dashes; returns false if the account has no such code, or it was used before. */
  async use(accountId: number, typed: string): Promise<boolean> {
    const code = correctCode(typed.replace(/[\s-]/g, ''));
    if (!isCode(code, length)) return false;
    const { affected } = await this.codes.delete({ accountId, codeHash: hashOf(code) });
    return affected === 1;
  }

  count(accountId: number): Promise<number> {
    return this.codes.countBy({ accountId });
  }

  async remove(accountId: number): Promise<void> {
    await this.codes.delete({ accountId });
  }
}
