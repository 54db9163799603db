import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { BankDeposit } from './bank-deposit.entity.ts';
import { BankDepositsController } from './bank-deposits.controller.ts';
import { BankDepositsRepository } from './bank-deposits.repository.ts';
import { BankDepositsService } from './bank-deposits.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([BankDeposit]), AuditModule, LedgerModule],
  controllers: [BankDepositsController],
  providers: [BankDepositsRepository, BankDepositsService],
})
export class BankDepositsModule {}
