import { type AnyText } from '../../platform/texts/sentence.ts';
import { stemOf } from '../../platform/uploads/upload-name.ts';
import type { TransferredUpload } from '../../platform/uploads/upload-transfer.ts';
import type { ArchiveManifest, ArchiveProblem } from './archive-format.ts';
import type { ArchivedSettings } from './archived-settings.service.ts';

/** Number of problems after which the check stops. */
const maxProblems = 50;

/** The result of a check; the other fields are valid only if there are no problems. */
export interface CheckedArchive {
  manifest: ArchiveManifest | null;
  problems: ArchiveProblem[];
  uploads: TransferredUpload[];
  settings: ArchivedSettings;
}

/** Thrown when there are so many problems that the rest need not be read. */
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

  /** Stems of the names of files that content may mention: uploads in the archive, and uploads that were missing at the export already. */
  stems(): Set<string> {
    const names = this.uploads.flatMap(({ name, replaces }) => [name, ...replaces]);
    return new Set([...names.map(stemOf), ...(this.manifest?.missing ?? [])]);
  }
}
