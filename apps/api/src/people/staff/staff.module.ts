import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { RecentSignIns } from '../../platform/auth/recent-sign-ins.ts';
import { StaffDirectory } from '../../platform/auth/staff-directory.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { BasicStrategy } from './basic.strategy.ts';
import { FirstAccounts } from './first-accounts.ts';
import { accountInvitation } from './invitation-email.ts';
import { KnownDevices } from './known-devices.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { RememberedStaff } from './remembered-staff.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactor } from './second-factor.service.ts';
import { SecondFactorCodes } from './second-factor-codes.ts';
import { SecondFactorProof } from './second-factor-proof.ts';
import { SecondFactorSealing } from './second-factor-sealing.ts';
import { SessionController } from './session.controller.ts';
import { SignIn } from './sign-in.service.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { SignInFailuresRepository } from './sign-in-failures.repository.ts';
import { SignInLimiter } from './sign-in-limiter.ts';
import { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountChanges } from './staff-account-changes.ts';
import { StaffAccountsController } from './staff-accounts.controller.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { StaffHolders } from './staff-holders.ts';
import { StaffInvitationsController } from './staff-invitations.controller.ts';
import { StaffInvitations } from './staff-invitations.service.ts';
import { StaffPersonalData } from './staff-personal-data.ts';
import { StaffRevocation } from './staff-revocation.service.ts';
import { VerificationSlots } from './verification-slots.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

/** Global, because the site settings need to know who may confirm a change. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RecoveryCode, SignInFailure, StaffAccount]), AuditModule, OutboxModule],
  controllers: [SessionController, SecondFactorController, StaffAccountsController, StaffInvitationsController],
  providers: [
    StaffAccountsRepository,
    StaffAccountChanges,
    StaffAccountsService,
    StaffRevocation,
    StaffInvitations,
    StaffPersonalData,
    RecoveryCodesRepository,
    SecondFactor,
    SecondFactorCodes,
    SecondFactorProof,
    SecondFactorSealing,
    SignInFailuresRepository,
    SignInLimiter,
    SignIn,
    VerifiedCredentials,
    VerificationSlots,
    FirstAccounts,
    KnownDevices,
    BasicStrategy,
    { provide: RecentSignIns, useClass: RememberedStaff },
    { provide: StaffDirectory, useClass: StaffHolders },
  ],
  exports: [BasicStrategy, RecentSignIns, StaffDirectory, SecondFactorProof],
})
export class StaffModule {
  constructor(retention: Retention, failures: SignInFailuresRepository, templates: MessageTemplates) {
    templates.register(accountInvitation);
    retention.add(
      // Each row contains the time when it expires.
      {
        records: 'Failed sign-ins',
        after: 'signInFailure',
        outcome: 'removed',
        apply: (_before, now) => failures.removeExpired(now),
      },
    );
  }
}
