import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BasicStrategy } from './basic.strategy.ts';
import { FirstAccounts } from './first-accounts.ts';
import { SessionController } from './session.controller.ts';
import { SignInFailuresRepository } from './sign-in-failures.repository.ts';
import { SignInLimiter } from './sign-in-limiter.ts';
import { SignIn } from './sign-in.service.ts';
import { StaffAccountsController } from './staff-accounts.controller.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { VerificationSlots } from './verification-slots.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

@Module({
  imports: [AuditModule],
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
    BasicStrategy,
  ],
  exports: [BasicStrategy],
})
export class StaffModule {}
