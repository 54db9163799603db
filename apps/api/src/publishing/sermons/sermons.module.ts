import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../../platform/push/notifications.module.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { SermonEntity } from './sermon.entity.ts';
import { SermonMedia } from './sermon-media.ts';
import { SermonNotifications } from './sermon-notifications.ts';
import { SermonsAdminController, SermonsController } from './sermons.controller.ts';
import { SermonsRepository } from './sermons.repository.ts';
import { sermonsSeed } from './sermons.seed.ts';
import { SermonsService } from './sermons.service.ts';
import { SermonsImporter } from './sermons-importer.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SermonEntity]), SeedModule, ContentModule, UploadsModule, NotificationsModule],
  controllers: [SermonsController, SermonsAdminController],
  providers: [SermonsRepository, SermonsService, SermonMedia, SermonNotifications, SermonsImporter],
  exports: [SermonsService],
})
export class SermonsModule {
  constructor(seeder: Seeder) {
    seeder.register(sermonsSeed);
  }
}
