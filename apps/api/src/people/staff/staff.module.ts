import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { KnownStaff } from '../../platform/auth/known-staff.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { BasicStrategy } from './basic.strategy.ts';
import { FirstAccounts } from './first-accounts.ts';
import { KnownDevices } from './known-devices.ts';
import { RememberedStaff } from './remembered-staff.ts';
import { SessionController } from './session.controller.ts';
import { SignIn } from './sign-in.service.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { SignInFailuresRepository } from './sign-in-failures.repository.ts';
import { SignInLimiter } from './sign-in-limiter.ts';
import { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountsController } from './staff-accounts.controller.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { VerificationSlots } from './verification-slots.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SignInFailure, StaffAccount]), AuditModule],
  controllers: [SessionController, StaffAccountsController],
  providers: [
    StaffAccountsRepository,
    StaffAccountsService,
    SignInFailuresRepository,
    SignInLimiter,
    SignIn,
    VerifiedCredentials,
    VerificationSlots,
    FirstAccounts,
    KnownDevices,
    BasicStrategy,
    { provide: KnownStaff, useClass: RememberedStaff },
  ],
  exports: [BasicStrategy, KnownStaff],
})
export class StaffModule {
  constructor(retention: Retention, failures: SignInFailuresRepository) {
    retention.add(
      // Each row says itself when its time is over.
      {
        records: 'Failed sign-ins',
        after: 'signInFailure',
        outcome: 'removed',
        apply: (_before, now) => failures.removeExpired(now),
      },
    );
  }
}
