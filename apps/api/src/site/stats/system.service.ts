import { Injectable } from '@nestjs/common';
import { nearlyFullPercent } from '@ministry/domain';
import { Backups } from '../../platform/backup/backups.service.ts';
import { DiskUsage } from '../../platform/disk/disk-usage.ts';
import type { BackupsResponse, DiskResponse, SystemResponse } from './system.dto.ts';

/** Milliseconds for which a result is reused: listing a bucket and many files is slow, and the result does not change quickly. */
const maxAgeMs = 60_000;

/** The state of the disk and the backups. */
@Injectable()
export class SystemService {
  private last: { at: number; answer: Promise<SystemResponse> } | undefined;

  constructor(
    private readonly usage: DiskUsage,
    private readonly backups: Backups,
  ) {}

  get(): Promise<SystemResponse> {
    const now = performance.now();
    if (!this.last || now - this.last.at >= maxAgeMs) {
      const answer = this.read();
      this.last = { at: now, answer };
      answer.catch(() => (this.last = undefined));
    }
    return this.last.answer;
  }

  private async read(): Promise<SystemResponse> {
    const [disk, backups] = await Promise.all([this.readDisk(), this.readBackups()]);
    return { disk, backups };
  }

  private async readDisk(): Promise<DiskResponse> {
    const { totalBytes, usedBytes, freeBytes } = await this.usage.space();
    const usedPercent = Math.ceil((usedBytes / (usedBytes + freeBytes)) * 100);
    const uses = usedPercent < nearlyFullPercent ? [] : await this.usage.uses(usedBytes);
    return { totalBytes, freeBytes, usedPercent, uses };
  }

  private async readBackups(): Promise<BackupsResponse> {
    const { isConfigured, last, isOverdue, failure } = await this.backups.report();
    return {
      isConfigured,
      last: last && { createdAt: last.createdAt.toISOString(), bytes: last.bytes },
      isOverdue,
      failure: failure && { at: failure.at.toISOString(), reason: failure.reason },
    };
  }
}
