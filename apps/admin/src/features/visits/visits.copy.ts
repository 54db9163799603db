import type { VisitsResponse } from '@ministry/api-client';
import { formatDay, kampalaInstant } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';

/** By the days that the API is asked for. */
export const periods: Record<string, string> = {
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '84': 'Last 12 weeks',
  '364': 'Last 52 weeks',
};
export const usualPeriod = '28';

export const byteSorts: Record<VisitsResponse['bytes'][number]['sort'], string> = {
  pages: 'Pages',
  'styles-and-script': 'Styles and script',
  pictures: 'Pictures',
  data: 'Data',
  recordings: 'Recordings',
  live: 'Live stream',
  other: 'Feeds and other files',
};

/** 'Sun 22 Nov', 'Week of Sun 22 Nov' */
export function spanCopy(from: string, days: string): string {
  const day = formatDay(kampalaInstant(from, 0));
  return Number(days) > 28 ? `Week of ${day}` : day;
}

/** '35 min', '12 h 5 min' */
export function minutesCopy(minutes: number | null): string {
  if (minutes === null) return 'not known';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours.toLocaleString('en-GB')} h ${minutes % 60} min`;
}

/** What is said of Save-Data beside its figure. */
export function savingNote({ pageViews, savedBytes }: VisitsResponse['saving']): string {
  if (savedBytes === null) return 'too few pages to estimate it';
  return `estimated, on ${pageViews.toLocaleString('en-GB')} pages`;
}
export const savedCopy = ({ savedBytes }: VisitsResponse['saving']): string =>
  savedBytes === null ? '—' : sizeCopy(savedBytes);

/** How the figures come about, and where they end. */
export const method = [
  'The server counts what it answers. It sets no cookie, stores no address and knows no visitor again; robots and the consoles are left out.',
  'A visit is a page that was opened from elsewhere: a link of another site or of a message, a bookmark, a typed address. A page that the browser had kept, or that the script of an open page shows, is not seen by the server and not counted.',
  'A sermon is begun when a player takes its first part. The time is what went out to players, measured by the length of the recording: a player loads a little ahead, and one that is heard again from the browser’s own copy is not counted. Recordings that a bucket sends are counted as begun, without their time.',
  'What Save-Data saved is estimated: what pages without it take on average, less what those with it took.',
  'Counts are written every 15 seconds and when a process stops; a process that is killed loses at most these. They are kept for 25 months.',
];
