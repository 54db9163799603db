import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { SeedModule } from '../seed/seed.module.ts';
import { Seeder } from '../seed/seeder.ts';
import { AnswersService } from './answers.service.ts';
import { AssistantController } from './assistant.controller.ts';
import { ExchangeRateController } from './exchange-rate.controller.ts';
import { GivingController } from './giving.controller.ts';
import { GivingService } from './giving.service.ts';
import { GivingAnnouncements } from './giving-announcements.ts';
import { LanguagesController } from './languages.controller.ts';
import { PageTextsController } from './page-texts.controller.ts';
import { pageTextsAdminControllers } from './page-texts-admin.controllers.ts';
import { QuizController } from './quiz.controller.ts';
import { SectionsController } from './sections.controller.ts';
import { SitePeopleController } from './site-people.controller.ts';
import { SiteSetting } from './site-setting.entity.ts';
import { SiteSettingsController } from './site-settings.controller.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { siteSettingsSeed } from './site-settings.seed.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';
import { TeamPersonalData } from './team-personal-data.ts';
import { TranslatedSettings } from './translated-settings.service.ts';
import { VisitorPages } from './visitor-pages.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SiteSetting]), SeedModule, AuditModule, OutboxModule],
  controllers: [
    SiteSettingsController,
    SitePeopleController,
    GivingController,
    ExchangeRateController,
    SectionsController,
    LanguagesController,
    QuizController,
    AssistantController,
    PageTextsController,
    ...pageTextsAdminControllers,
  ],
  providers: [
    SiteSettingsRepository,
    SiteSettingsService,
    SiteSettingsAdminService,
    AnswersService,
    GivingAnnouncements,
    GivingService,
    TeamPersonalData,
    TranslatedSettings,
    VisitorPages,
  ],
  exports: [
    SiteSettingsService,
    TranslatedSettings,
    VisitorPages,
    SiteSettingsAdminService,
    AnswersService,
    GivingService,
  ],
})
export class SiteSettingsModule {
  constructor(seeder: Seeder) {
    seeder.register(siteSettingsSeed);
  }
}
