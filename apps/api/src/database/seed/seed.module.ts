import { Module } from '@nestjs/common';
import { UploadsModule } from '../../uploads/uploads.module.ts';
import { Seeder } from './seeder.ts';

@Module({ imports: [UploadsModule], providers: [Seeder] })
export class SeedModule {}
