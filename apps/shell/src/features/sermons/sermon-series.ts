import { seriesCards } from './series.copy.ts';

/** One card of the fixed display list (SER-13); the number of its sermons comes from the API. */
export interface SermonSeries {
  /** The name of the series in the sermons. */
  name: string;
  title: string;
  description: string;
  /** Seed of the drawing on the card. */
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
