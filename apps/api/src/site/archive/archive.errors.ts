import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { archiveTexts } from './archive.copy.ts';
import type { ArchiveProblem } from './archive-format.ts';

/** The file cannot be read as an archive at all. */
export class UnreadableArchive extends Error {
  constructor(
    readonly entry: string,
    readonly problem: AnyText,
  ) {
    super(String(problem));
  }
}

const place = ({ entry, row, field }: ArchiveProblem): string =>
  [entry, ...(row === null ? [] : [row]), ...(field === null ? [] : [field])].join(' ');

export const archiveInvalid = (problems: readonly ArchiveProblem[]): DomainError =>
  new DomainError(
    400,
    'ARCHIVE_INVALID',
    archiveTexts.nothingChanged({
      reasons: errorTexts.ended({ problem: problems[0]?.problem ?? archiveTexts.cannotImport }),
    }),
    { fields: Object.fromEntries(problems.map((problem) => [place(problem), problem.problem])) },
  );

export const siteInUse = (reasons: readonly AnyText[]): DomainError =>
  conflict('SITE_IN_USE', archiveTexts.nothingChanged({ reasons: reasons[0] ?? archiveTexts.cannotImport }));

export const importUnderWay = (): DomainError => conflict('IMPORT_UNDER_WAY', archiveTexts.underWay);

export const wrongName = (name: string): DomainError => invalid({ siteName: archiveTexts.wrongName({ name }) });

export const noPreviousSite = (): DomainError => notFound(archiveTexts.noPreviousSite);
