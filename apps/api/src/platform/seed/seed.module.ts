import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { FirstContent } from './first-content.ts';
import { SeedRun } from './seed-run.entity.ts';
import { Seeder } from './seeder.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SeedRun]), UploadsModule],
  providers: [Seeder, FirstContent],
  exports: [Seeder, FirstContent],
})
export class SeedModule {}
