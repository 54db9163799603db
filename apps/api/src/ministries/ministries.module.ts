import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { MinistriesAdminController } from './ministries-admin.controller.ts';
import { MinistriesController } from './ministries.controller.ts';
import { MinistriesRepository } from './ministries.repository.ts';
import { MinistriesService } from './ministries.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [MinistriesController, MinistriesAdminController],
  providers: [MinistriesRepository, MinistriesService],
  exports: [MinistriesService],
})
export class MinistriesModule {}
