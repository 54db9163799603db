import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { SermonMedia } from './sermon-media.ts';
import { SermonsAdminController } from './sermons-admin.controller.ts';
import { SermonsController } from './sermons.controller.ts';
import { SermonsRepository } from './sermons.repository.ts';
import { SermonsService } from './sermons.service.ts';

@Module({
  imports: [ContentModule, UploadsModule],
  controllers: [SermonsController, SermonsAdminController],
  providers: [SermonsRepository, SermonsService, SermonMedia],
  exports: [SermonsService],
})
export class SermonsModule {}
