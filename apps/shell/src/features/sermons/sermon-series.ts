import { seriesCards } from './series.copy.ts';

/** One card of the fixed display list (SER-13); how many sermons it has is counted. */
export interface SermonSeries {
  /** As the sermons have it. */
  name: string;
  title: string;
  description: string;
  /** Number from which the dawn on its card is drawn. */
  image: number;
}

const sermonSeries: readonly SermonSeries[] = [
  { name: 'Walking in Faith', ...seriesCards.faith, image: 3 },
  { name: 'The Power of Prayer', ...seriesCards.prayer, image: 7 },
  { name: 'Hope for the Family', ...seriesCards.family, image: 11 },
];

/** The list with the counts of the published sermons; undefined while they are not known. */
export const countedSeries = (
  counts: readonly { name: string; count: number }[] | undefined,
): (SermonSeries & { sermonCount: number | undefined })[] =>
  sermonSeries.map((series) => ({
    ...series,
    sermonCount: counts && (counts.find(({ name }) => name === series.name)?.count ?? 0),
  }));
