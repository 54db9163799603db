import type { VisitsResponse } from '@ministry/api-client';
import { formatDay, kampalaInstant } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
import { visitsTexts as copy } from './visits-texts.copy.ts';

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
  'styles-and-script': copy.stylesAndScript,
  pictures: 'Pictures',
  data: 'Data',
  recordings: 'Recordings',
  live: copy.liveStream,
  other: copy.feedsAndOtherFiles,
};

/** 'Sun 22 Nov', 'Week of Sun 22 Nov' */
export function spanCopy(from: string, days: string): string {
  const day = formatDay(kampalaInstant(from, 0));
  return Number(days) > 28 ? copy.weekOf({ day }) : day;
}

/** '35 min', '12 h 5 min' */
export function minutesCopy(minutes: number | null): string {
  if (minutes === null) return 'not known';
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? copy.min({ minutes })
    : copy.hMin({ localeString: hours.toLocaleString('en-GB'), value: minutes % 60 });
}

/** What is said of Save-Data beside its figure. */
export function savingNote({ pageViews, savedBytes }: VisitsResponse['saving']): string {
  if (savedBytes === null) return copy.tooFewPagesToEstimate;
  return copy.estimatedOnPages({ localeString: pageViews.toLocaleString('en-GB') });
}
export const savedCopy = ({ savedBytes }: VisitsResponse['saving']): string =>
  savedBytes === null ? '—' : sizeCopy(savedBytes);

/** How the figures come about, and where they end. */
export const method = [
  copy.theServerCountsWhatIt,
  copy.aVisitIsAPage,
  copy.aSermonIsBegunWhen,
  copy.whatSaveDataSavedIs,
  copy.countsAreWrittenEvery15,
];
