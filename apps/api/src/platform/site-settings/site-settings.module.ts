import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { SeedModule } from '../seed/seed.module.ts';
import { Seeder } from '../seed/seeder.ts';
import { SitePeopleController } from './site-people.controller.ts';
import { SiteSetting } from './site-setting.entity.ts';
import { SiteSettingsController } from './site-settings.controller.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { siteSettingsSeed } from './site-settings.seed.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';
import { TeamPersonalData } from './team-personal-data.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SiteSetting]), SeedModule, AuditModule],
  controllers: [SiteSettingsController, SitePeopleController],
  providers: [SiteSettingsRepository, SiteSettingsService, SiteSettingsAdminService, TeamPersonalData],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {
  constructor(seeder: Seeder) {
    seeder.register(siteSettingsSeed);
  }
}
