import { Module } from '@nestjs/common';
import { BackupsController } from './backups.controller.ts';
import { Backups } from './backups.service.ts';

@Module({ controllers: [BackupsController], providers: [Backups], exports: [Backups] })
export class BackupModule {}
