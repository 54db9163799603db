import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentController } from './content.controller.ts';
import { ContentDesk } from './content-desk.ts';
import { ContentHistory } from './content-history.ts';
import { ContentSweep } from './content-sweep.ts';
import { ContentVersionsService } from './content-versions.service.ts';

@Module({
  imports: [AuditModule],
  controllers: [ContentController],
  providers: [ContentDesk, ContentHistory, ContentSweep, ContentVersionsService],
  exports: [ContentDesk, ContentHistory],
})
export class ContentModule {}
