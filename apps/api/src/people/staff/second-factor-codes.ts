import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { SecondFactorSealing } from './second-factor-sealing.ts';
import { SignInLimiter } from './sign-in-limiter.ts';
import { codeWrong, secondFactorOff } from './staff.errors.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { stepOf } from './totp.ts';

/** Verifies codes. Each code is accepted once, and wrong codes are slowed down like wrong passwords. */
@Injectable()
export class SecondFactorCodes {
  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly recovery: RecoveryCodesRepository,
    private readonly limiter: SignInLimiter,
    private readonly sealing: SecondFactorSealing,
  ) {}

  /** Uses up a code of the authenticator app, or a recovery code. @throws DomainError 422 if it is wrong, 429, 409 */
  async take({ id }: Pick<Staff, 'id'>, typed: string): Promise<void> {
    const account = await this.accounts.find(id);
    if (!account?.secondFactorSecret) throw secondFactorOff();
    const secret = this.sealing.openSecret(account.secondFactorSecret);
    await this.limited(id, async () => {
      const step = stepOf(typed.replace(/\s/g, ''), secret, Date.now());
      return step === undefined ? this.recovery.use(id, typed) : this.accounts.takeStep(id, step);
    });
  }

  /** Failures are counted by account, whatever address they come from: whoever guesses a code already has the password. */
  private async limited(id: number, isRight: () => Promise<boolean>): Promise<void> {
    const counter = this.limiter.keyOf('second factor', String(id), undefined);
    this.limiter.refuseKnown(counter);
    await this.limiter.count(counter);
    if (!(await isRight())) throw codeWrong();
    await this.limiter.forgive(counter);
  }
}
