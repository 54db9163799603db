import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { inBatches } from '../../platform/database/batches.ts';
import { Database } from '../../platform/database/database.ts';
import type { Sentence } from '../../platform/texts/sentence.ts';
import { stemOf } from '../../platform/uploads/upload-name.ts';
import { type StoredBytes, type TransferredUpload, UploadTransfer } from '../../platform/uploads/upload-transfer.ts';
import { ArchivedRows } from './archive-row.ts';
import { type ArchivedKind, archivedKinds } from './archived-kinds.ts';
import { type ArchivedSettings, ArchivedSettingsService } from './archived-settings.service.ts';
import type { ContentScan } from './content-scan.ts';

/** An upload that content mentions, and its files. */
export interface MentionedUpload {
  facts: TransferredUpload;
  files: StoredBytes[];
}

/** Reads the content of this site for an archive. */
@Injectable()
export class ArchiveContentService {
  constructor(
    private readonly settings: ArchivedSettingsService,
    private readonly uploads: UploadTransfer,
    private readonly database: Database,
  ) {}

  /** Name of the last migration of the database. */
  async schema(): Promise<string> {
    const [last] = await this.database.dataSource.query<{ name: string }[]>(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    return last?.name ?? '';
  }

  get settingsHeadings(): Sentence[] {
    return this.settings.headings;
  }

  async readSettings(scan: ContentScan): Promise<ArchivedSettings> {
    const settings = await this.settings.read();
    scan.noteText(JSON.stringify(settings));
    return settings;
  }

  /** The lines of a kind's entry in the archive. */
  async *lines(kind: ArchivedKind, scan: ContentScan): AsyncGenerator<string> {
    const rules = new ArchivedRows(kind, this.database.dataSource);
    const rows = this.database.repository<{ id: number; deletedAt: Date | null }>(kind.entity as string);
    const notDeleted = rows.metadata.findColumnWithPropertyName('deletedAt') ? { deletedAt: IsNull() } : {};
    scan.counts[kind.name] = 0;
    const batches = inBatches<{ id: number; deletedAt: Date | null }>((last, take) =>
      rows.find({
        where: { ...kind.where, ...notDeleted, ...(last && { id: MoreThan(last.id) }) },
        order: { id: 'ASC' },
        take,
      }),
    );
    for await (const batch of batches)
      for (const row of batch) {
        const archived = rules.toArchived(row);
        // Skipped: its owner is deleted, or was added after the owners were read.
        const owner = kind.owner?.(archived);
        if (owner && !scan.has(owner.kind, owner.id)) continue;
        const line = JSON.stringify(archived);
        scan.note(kind.name, row.id, line);
        yield `${line}\n`;
      }
  }

  /** Reads all content once, to count it and to find the uploads that it mentions. */
  async scan(scan: ContentScan): Promise<void> {
    await this.readSettings(scan);
    for (const kind of archivedKinds) {
      const lines = this.lines(kind, scan);
      while (!(await lines.next()).done);
    }
  }

  /** The uploads that the scan has found, and the stems of the names of uploads that no longer exist. */
  async mentioned({ stems }: ContentScan): Promise<{ uploads: MentionedUpload[]; missing: string[] }> {
    const uploads: MentionedUpload[] = [];
    const found = new Set<string>();
    for (const facts of await this.uploads.describe(stems)) {
      const files = await this.uploads.filesOf(facts.name);
      if (files[0]?.name !== facts.name) continue;
      uploads.push({ facts, files });
      for (const name of [facts.name, ...facts.replaces]) found.add(stemOf(name));
    }
    return { uploads, missing: [...stems].filter((stem) => !found.has(stem)).sort() };
  }
}
