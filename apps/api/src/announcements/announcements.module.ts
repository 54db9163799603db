import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { AnnouncementsAdminController } from './announcements-admin.controller.ts';
import { AnnouncementsController } from './announcements.controller.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { AnnouncementsService } from './announcements.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [AnnouncementsController, AnnouncementsAdminController],
  providers: [AnnouncementsRepository, AnnouncementsService],
  exports: [AnnouncementsService],
})
export class AnnouncementsModule {}
