import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { FamiliesController } from './families.controller.ts';
import { FamiliesRepository } from './families.repository.ts';
import { FamiliesService } from './families.service.ts';
import { FamiliesAdminService } from './families-admin.service.ts';
import { FamiliesImporter } from './families-importer.ts';
import { Family } from './family.entity.ts';
import { FamilyMember } from './family-member.entity.ts';
import { FamilyMemberPersonalData } from './family-member-personal-data.ts';
import { FamilyPersonalData } from './family-personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Family, FamilyMember]), AuditModule],
  controllers: [FamiliesController],
  providers: [
    FamiliesRepository,
    FamiliesService,
    FamiliesAdminService,
    FamilyPersonalData,
    FamilyMemberPersonalData,
    FamiliesImporter,
  ],
  exports: [FamiliesService, FamiliesAdminService],
})
export class FamiliesModule {
  constructor(retention: Retention, families: FamiliesRepository) {
    retention.add({
      records: 'Deleted families',
      after: 'deleted',
      outcome: 'removed',
      apply: (before) => families.removeDeletedBefore(before),
    });
  }
}
