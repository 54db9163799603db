import { Injectable } from '@nestjs/common';
import { RecordingsService } from '../../broadcast/recordings/recordings.service.ts';
import { ifMay, may, type Staff } from '../../platform/auth/access.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { UploadInventory } from '../../platform/uploads/upload-inventory.ts';
import type { TodayResponse } from './today.dto.ts';

/** Messages that could not be delivered, files that were lost, and recordings that wait for a decision. */
@Injectable()
export class PlatformTodayService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly files: UploadInventory,
    private readonly recordings: RecordingsService,
  ) {}

  async get(staff: Staff): Promise<Pick<TodayResponse, 'undelivered' | 'lostFiles' | 'recordings'>> {
    const [outbox, recordings] = await Promise.all([
      ifMay(staff, 'site.manage', () => this.outbox.getSummary()),
      ifMay(staff, 'media.broadcast', () => this.recordings.countUndecided()),
    ]);
    const { count, named } = this.files.report;
    return {
      ...(outbox && { undelivered: outbox.dead }),
      ...(may(staff, 'site.manage') && { lostFiles: { count, named: named.map(({ name }) => name) } }),
      ...(recordings !== undefined && { recordings }),
    };
  }
}
