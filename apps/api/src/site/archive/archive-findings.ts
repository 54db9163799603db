import { type AnyText } from '../../platform/texts/sentence.ts';
import { stemOf } from '../../platform/uploads/upload-name.ts';
import type { TransferredUpload } from '../../platform/uploads/upload-transfer.ts';
import type { ArchiveManifest, ArchiveProblem } from './archive-format.ts';
import type { ArchivedSettings } from './archived-settings.service.ts';

/** Problems after which nobody reads on. */
const maxProblems = 50;

/** What was found in an archive; all but the problems holds only where there are none. */
export interface CheckedArchive {
  manifest: ArchiveManifest | null;
  problems: ArchiveProblem[];
  uploads: TransferredUpload[];
  settings: ArchivedSettings;
}

/** So many that the rest need not be read. */
export class EnoughProblems extends Error {}

export class Findings implements CheckedArchive {
  manifest: ArchiveManifest | null = null;
  readonly problems: ArchiveProblem[] = [];
  readonly uploads: TransferredUpload[] = [];
  settings: ArchivedSettings = {};

  get any(): boolean {
    return this.problems.length > 0;
  }

  add(entry: string, row: number | null, field: string | null, problem: AnyText): void {
    this.problems.push({ entry, row, field, problem });
    if (this.problems.length >= maxProblems) throw new EnoughProblems();
  }

  /** Beginnings of the names of the files that content may mention: those that come with it, and those that were lost before. */
  stems(): Set<string> {
    const names = this.uploads.flatMap(({ name, replaces }) => [name, ...replaces]);
    return new Set([...names.map(stemOf), ...(this.manifest?.missing ?? [])]);
  }
}
