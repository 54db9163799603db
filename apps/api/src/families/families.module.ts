import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FamiliesController } from './families.controller.ts';
import { FamiliesRepository } from './families.repository.ts';
import { FamiliesService } from './families.service.ts';
import { FamilyOfficeService } from './family-office.service.ts';
import { FamilySweep } from './family-sweep.ts';
import { FamilyPersonalData } from './family-personal-data.ts';
import { FamilyMemberPersonalData } from './family-member-personal-data.ts';

@Module({
  imports: [AuditModule],
  controllers: [FamiliesController],
  providers: [
    FamiliesRepository,
    FamiliesService,
    FamilyOfficeService,
    FamilySweep,
    FamilyPersonalData,
    FamilyMemberPersonalData,
  ],
  exports: [FamiliesService, FamilyOfficeService],
})
export class FamiliesModule {}
