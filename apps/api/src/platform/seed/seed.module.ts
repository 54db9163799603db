import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { SeedRun } from './seed-run.entity.ts';
import { Seeder } from './seeder.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SeedRun]), UploadsModule],
  providers: [Seeder],
  exports: [Seeder],
})
export class SeedModule {}
