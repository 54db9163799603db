import type { SiteGivingRequest, SiteGivingResponse } from '@ministry/api-client';
import type { GivingWay, GivingWayKind } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';
import { givingCopy as copy } from './giving.copy.ts';

/** The ways of giving with a fixed id, which the form requires. */
export type StoredGiving = SiteGivingResponse & { id: 1 };
export type GivingProposal = NonNullable<SiteGivingResponse['proposal']>;

export interface GivingValues {
  [field: string]: string | FormRow[];
  giveUrl: string;
  ways: FormRow[];
}

type Settings = Pick<SiteGivingResponse, 'giveUrl' | 'ways'>;

export const toValues = ({ giveUrl, ways }: Settings): GivingValues => ({
  giveUrl: giveUrl ?? '',
  ways: ways.map((way) => ({ ...way })),
});

export const newGivingWay = (): FormRow => ({
  kind: 'mobile-money',
  provider: '',
  accountName: '',
  number: '',
  branch: '',
  swift: '',
  note: '',
});

const textOf = (row: FormRow, field: keyof GivingWay): string => String(row[field] ?? '').trim();

/** Fields of bank accounts are left out of other rows, for example of a row whose kind was changed. */
export function toRequest({ giveUrl, ways }: GivingValues, version: number): SiteGivingRequest {
  return {
    giveUrl: giveUrl.trim() || null,
    ways: ways.map((row) => {
      const isBank = row['kind'] === 'bank';
      return {
        kind: textOf(row, 'kind') as GivingWayKind,
        provider: textOf(row, 'provider'),
        accountName: textOf(row, 'accountName'),
        number: textOf(row, 'number'),
        branch: isBank ? textOf(row, 'branch') : '',
        swift: isBank ? textOf(row, 'swift') : '',
        note: textOf(row, 'note'),
      };
    }),
    version,
  };
}

/** One line of a comparison, and whether it is the same on both sides. */
export interface ComparedLine {
  text: string;
  isSame: boolean;
}

/** Compares the public and the proposed settings, line by line. */
export function compare(
  before: Settings,
  after: Settings,
  lineOf: (way: GivingWay) => string,
): { before: ComparedLine[]; after: ComparedLine[] } {
  const lines = ({ giveUrl, ways }: Settings) => [
    ...(giveUrl ? [copy.giveAddressLine({ address: giveUrl })] : []),
    ...ways.map((way) => lineOf(way)),
  ];
  const [old, next] = [lines(before), lines(after)];
  const marked = (own: string[], other: string[]) => own.map((text) => ({ text, isSame: other.includes(text) }));
  return { before: marked(old, next), after: marked(next, old) };
}
