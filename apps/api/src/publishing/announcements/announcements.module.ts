import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { ContentModule } from '../content/content.module.ts';
import { AnnouncementEntity } from './announcement.entity.ts';
import { AnnouncementsAdminController, AnnouncementsController } from './announcements.controller.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { announcementsSeed } from './announcements.seed.ts';
import { AnnouncementsService } from './announcements.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AnnouncementEntity]), SeedModule, ContentModule],
  controllers: [AnnouncementsController, AnnouncementsAdminController],
  providers: [AnnouncementsRepository, AnnouncementsService],
  exports: [AnnouncementsService],
})
export class AnnouncementsModule {
  constructor(seeder: Seeder) {
    seeder.register(announcementsSeed);
  }
}
