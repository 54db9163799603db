import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { correctCode } from '@ministry/domain';
import { isCode, randomCode } from '../../platform/crypto/readable-code.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

const howMany = 10;
/** 80 bits. */
const length = 16;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Codes for anyone who has lost the telephone, each good for one time. */
@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>) {}

  /** Replaces those of an account. Answers the new ones, of which only hashes are kept. */
  async renew(accountId: number): Promise<string[]> {
    const codes = Array.from({ length: howMany }, () => randomCode(length));
    await this.remove(accountId);
    await this.codes.insert(codes.map((code) => ({ accountId, codeHash: hashOf(code) })));
    return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
  }

  /** Uses a code up, however it was typed; false where it is none of the account's, or was used before. */
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
