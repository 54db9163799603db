import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { ContentModule } from '../content/content.module.ts';
import { MinistriesAdminController, MinistriesController } from './ministries.controller.ts';
import { MinistriesRepository } from './ministries.repository.ts';
import { ministriesSeed } from './ministries.seed.ts';
import { MinistriesService } from './ministries.service.ts';
import { MinistryEntity } from './ministry.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([MinistryEntity]), SeedModule, ContentModule],
  controllers: [MinistriesController, MinistriesAdminController],
  providers: [MinistriesRepository, MinistriesService],
  exports: [MinistriesService],
})
export class MinistriesModule {
  constructor(seeder: Seeder) {
    seeder.register(ministriesSeed);
  }
}
