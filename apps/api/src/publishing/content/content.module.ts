import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { ContentController } from './content.controller.ts';
import { ContentCalendarController } from './content-calendar.controller.ts';
import { ContentCalendarService } from './content-calendar.service.ts';
import { ContentHistory } from './content-history.ts';
import { ContentRegistry } from './content-registry.ts';
import { ContentSchedule } from './content-schedule.ts';
import { ContentVersionsService } from './content-versions.service.ts';

@Module({
  imports: [AuditModule, SeedModule],
  controllers: [ContentController, ContentCalendarController],
  providers: [ContentRegistry, ContentHistory, ContentVersionsService, ContentSchedule, ContentCalendarService],
  exports: [ContentRegistry, ContentHistory],
})
export class ContentModule {}
