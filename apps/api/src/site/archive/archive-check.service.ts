import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { filesOf } from '../../platform/uploads/upload-name.ts';
import { type TransferredUpload, UploadTransfer } from '../../platform/uploads/upload-transfer.ts';
import { archiveTexts } from './archive.copy.ts';
import { UnreadableArchive } from './archive.errors.ts';
import { ArchiveContentService } from './archive-content.service.ts';
import { checkEntries, checkFile, uploadProblems } from './archive-entries.ts';
import { type CheckedArchive, EnoughProblems, Findings } from './archive-findings.ts';
import {
  archiveLimits,
  type ArchiveManifest,
  fileEntry,
  manifestEntry,
  manifestProblems,
  rowsEntry,
  settingsEntry,
  uploadsEntry,
} from './archive-format.ts';
import { ArchiveReader } from './archive-reader.ts';
import { ArchivedRows } from './archive-row.ts';
import { type ArchivedKind, archivedKinds, kindNames } from './archived-kinds.ts';
import { type ArchivedSettings, ArchivedSettingsService } from './archived-settings.service.ts';
import { ContentScan, stemsIn } from './content-scan.ts';

/** Checks a whole archive before anything is imported. Changes nothing. */
@Injectable()
export class ArchiveCheckService {
  constructor(
    private readonly content: ArchiveContentService,
    private readonly settings: ArchivedSettingsService,
    private readonly uploads: UploadTransfer,
    private readonly database: Database,
  ) {}

  async check(path: string): Promise<CheckedArchive> {
    const found = new Findings();
    let reader: ArchiveReader | undefined;
    try {
      reader = await ArchiveReader.open(path);
      await this.read(reader, found);
    } catch (error) {
      if (error instanceof UnreadableArchive) found.add(error.entry, null, null, error.problem);
      else if (!(error instanceof EnoughProblems)) throw error;
    } finally {
      reader?.close();
    }
    return found;
  }

  /** Each step relies on the steps before it, so the first step that finds a problem is the last one. */
  private async read(reader: ArchiveReader, found: Findings): Promise<void> {
    const manifest = await reader.manifest();
    const wanted = { schema: await this.content.schema(), kinds: kindNames };
    for (const [field, problem] of Object.entries(manifestProblems(manifest, wanted)))
      found.add(manifestEntry, null, field, problem);
    if (found.any) return;
    found.manifest = manifest as ArchiveManifest;
    checkEntries(reader, found.manifest, found);
    if (found.any) return;
    for (const file of found.manifest.files) await checkFile(reader, file, found);
    if (found.any) return;
    await this.readUploads(reader, found);
    const scan = new ContentScan();
    for (const kind of archivedKinds) await this.readRows(reader, kind, scan, found);
    if (found.any) return;
    await this.readSettings(reader, found);
  }

  private async readUploads(reader: ArchiveReader, found: Findings): Promise<void> {
    const paths = new Map((found.manifest?.files ?? []).map(({ path, bytes }) => [path, bytes]));
    const claimed = new Set<string>();
    let row = 0;
    for await (const upload of reader.rows(uploadsEntry)) {
      row += 1;
      const problems = uploadProblems(upload, paths);
      for (const [field, problem] of Object.entries(problems)) found.add(uploadsEntry, row, field, problem);
      if (!upload || Object.keys(problems).length > 0) continue;
      const facts = upload as unknown as TransferredUpload;
      if (claimed.has(fileEntry(facts.name)))
        found.add(uploadsEntry, row, 'name', archiveTexts.twiceInIt({ name: facts.name }));
      found.uploads.push(facts);
      for (const file of filesOf(facts.name)) claimed.add(fileEntry(file));
    }
    for (const path of paths.keys())
      if (path.startsWith('uploads/') && !claimed.has(path))
        found.add(path, null, null, archiveTexts.noUpload({ name: path }));
    const known = await this.uploads.known(found.uploads.map(({ name }) => name));
    for (const { name, bytes } of found.uploads)
      if ((known.get(name) ?? bytes) !== bytes)
        found.add(fileEntry(name), null, null, archiveTexts.otherFile({ name }));
  }

  private async readRows(reader: ArchiveReader, kind: ArchivedKind, scan: ContentScan, found: Findings): Promise<void> {
    const rules = new ArchivedRows(kind, this.database.dataSource);
    const entry = rowsEntry(kind.name);
    const stems = found.stems();
    const taken = new Map(kind.unique.map((column) => [column, new Set<unknown>()]));
    let line = 0;
    for await (const row of reader.rows(entry)) {
      line += 1;
      const problems = row ? await rules.problems(row) : { row: archiveTexts.noRow };
      if (row && Object.keys(problems).length === 0) {
        const { id } = row as { id: number };
        if (id < 1 || scan.has(kind.name, id)) problems['id'] = archiveTexts.idTwice({ id: String(id) });
        const owner = kind.owner?.(row);
        if (owner && !scan.has(owner.kind, owner.id))
          problems[owner.column] = archiveTexts.noOwner({ entry: rowsEntry(owner.kind) });
        for (const [columns, values] of taken) {
          const names = columns.split(',');
          const value = names.map((name) => String(row[name])).join(' ');
          if (values.has(value)) problems[names[0] ?? columns] = archiveTexts.valueTwice({ value });
          values.add(value);
        }
        for (const [field, value] of Object.entries(row))
          if (stemsIn(JSON.stringify(value)).some((stem) => !stems.has(stem)))
            problems[field] = archiveTexts.fileMissing;
        scan.note(kind.name, id, '');
      }
      for (const [field, problem] of Object.entries(problems)) found.add(entry, line, field, problem);
    }
    const counted = found.manifest?.counts[kind.name] ?? 0;
    if (counted !== line)
      found.add(
        manifestEntry,
        null,
        `counts.${kind.name}`,
        archiveTexts.otherCount({ counted: String(counted), rows: String(line) }),
      );
  }

  private async readSettings(reader: ArchiveReader, found: Findings): Promise<void> {
    const settings = await reader.json(settingsEntry, archiveLimits.settings);
    const stems = found.stems();
    for (const [part, value] of Object.entries(settings ?? {}))
      if (stemsIn(JSON.stringify(value)).some((stem) => !stems.has(stem)))
        found.add(settingsEntry, null, part, archiveTexts.fileMissing);
    for (const problem of await this.settings.problems(settings)) found.problems.push(problem);
    found.settings = settings as ArchivedSettings;
  }
}
