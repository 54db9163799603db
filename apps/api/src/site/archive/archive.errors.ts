import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import type { ArchiveProblem } from './archive-format.ts';

/** The file cannot be read as an archive at all. */
export class UnreadableArchive extends Error {
  constructor(
    readonly entry: string,
    problem: string,
  ) {
    super(problem);
  }
}

const place = ({ entry, row, field }: ArchiveProblem): string =>
  [entry, ...(row === null ? [] : [row]), ...(field === null ? [] : [field])].join(' ');

export const archiveInvalid = (problems: readonly ArchiveProblem[]): DomainError =>
  new DomainError(
    400,
    'ARCHIVE_INVALID',
    `Nothing was changed: ${problems[0]?.problem ?? 'the archive cannot be imported'}.`,
    Object.fromEntries(problems.map((problem) => [place(problem), problem.problem])),
  );

export const siteInUse = (reasons: readonly string[]): DomainError =>
  conflict('SITE_IN_USE', `Nothing was changed: ${reasons.join(' ')}`);

export const importUnderWay = (): DomainError =>
  conflict(
    'IMPORT_UNDER_WAY',
    'Another import is under way. Please wait until it is done, or two minutes where it was broken off; nothing was changed.',
  );

export const wrongName = (name: string): DomainError => invalid({ siteName: `Site name must be '${name}'` });

export const noPreviousSite = (): DomainError =>
  notFound('There is no archive from before an import, or it is older than thirty days.');
