import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import type {
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorProofResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.ts';
import { SecondFactorCodes } from './second-factor-codes.ts';
import { SecondFactorProof } from './second-factor-proof.ts';
import { SecondFactorSealing } from './second-factor-sealing.ts';
import { codeWrong, secondFactorOn, setupExpired } from './staff.errors.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountChanges } from './staff-account-changes.ts';
import { appAddress, newSecret, stepOf, toBase32 } from './totp.ts';

/** Milliseconds within which the first code must follow the QR code. */
const setupMs = 15 * 60_000;

/** One-time codes of the signed-in account: setup, verification and removal. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly changes: StaffAccountChanges,
    private readonly recovery: RecoveryCodesRepository,
    private readonly codes: SecondFactorCodes,
    private readonly proofs: SecondFactorProof,
    private readonly sealing: SecondFactorSealing,
  ) {}

  async get(staff: Staff): Promise<SecondFactorResponse> {
    return { isOn: staff.secondFactorSince !== null, recoveryCodesLeft: await this.recovery.count(staff.id) };
  }

  /** Returns a new secret; nothing is stored until a code of it is confirmed. @throws DomainError 409 */
  begin(staff: Staff, churchName: string): SecondFactorSetupResponse {
    if (staff.secondFactorSince !== null) throw secondFactorOn();
    const secret = newSecret();
    const key = toBase32(secret);
    return {
      key,
      address: appAddress(key, churchName, staff.username),
      setup: this.sealing.sealSetup({
        account: staff.id,
        secret: secret.toString('base64'),
        expires: Date.now() + setupMs,
      }),
    };
  }

  /** Returns the recovery codes, which are shown only this once. @throws DomainError 422, 409, 429 */
  async confirm(staff: Staff, { setup, code }: ConfirmSecondFactorRequest): Promise<RecoveryCodesResponse> {
    const { account, secret, expires } = this.sealing.openSetup(setup);
    if (account !== staff.id || expires < Date.now()) throw setupExpired();
    const bytes = Buffer.from(secret, 'base64');
    const secondFactorStep = stepOf(code.replace(/\s/g, ''), bytes, Date.now());
    if (secondFactorStep === undefined) throw codeWrong();
    const secondFactorSecret = this.sealing.sealSecret(bytes);
    return this.withNewCodes(staff, 'second factor set up', (own) => {
      if (own.secondFactorAt !== null) throw secondFactorOn();
      return { ...own, secondFactorSecret, secondFactorAt: new Date(), secondFactorStep };
    });
  }

  /** @throws DomainError 422, 409, 429 */
  async prove(staff: Staff, code: string): Promise<SecondFactorProofResponse> {
    await this.codes.take(staff, code);
    const { proof, expiresAt } = this.proofs.issue(staff);
    return { proof, expiresAt: expiresAt.toISOString() };
  }

  /** @throws DomainError 422, 409, 429 */
  async renewRecoveryCodes(staff: Staff, code: string): Promise<RecoveryCodesResponse> {
    await this.codes.take(staff, code);
    return this.withNewCodes(staff, 'recovery codes renewed', (own) => own);
  }

  /** @throws DomainError 422, 409, 429 */
  async remove(staff: Staff, code: string): Promise<void> {
    await this.codes.take(staff, code);
    await this.changes.removeSecondFactor(staff.id);
  }

  private withNewCodes(
    { id }: Staff,
    action: string,
    apply: (account: StaffAccount) => StaffAccount,
  ): Promise<RecoveryCodesResponse> {
    return this.changes.together(async () => {
      await this.changes.apply(id, action, apply);
      return { recoveryCodes: await this.recovery.renew(id) };
    });
  }
}
