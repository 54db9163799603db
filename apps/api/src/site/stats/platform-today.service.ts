import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { UploadInventory } from '../../platform/uploads/upload-inventory.ts';
import type { TodayResponse } from './today.dto.ts';

/** What the server itself could not do or keep. */
@Injectable()
export class PlatformTodayService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly files: UploadInventory,
  ) {}

  async get(): Promise<Pick<TodayResponse, 'undelivered' | 'lostFiles'>> {
    const { dead } = await this.outbox.getSummary();
    const { count, named } = this.files.report;
    return { undelivered: dead, lostFiles: { count, named: named.map(({ name }) => name) } };
  }
}
