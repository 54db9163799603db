/** One card of the fixed display list (SER-13); how many sermons it has is counted. */
export interface SermonSeries {
  title: string;
  description: string;
  /** Number from which the dawn on its card is drawn. */
  image: number;
}

const sermonSeries: readonly SermonSeries[] = [
  {
    title: 'Walking in Faith',
    description: 'One day at a time with Jesus: trust on the long road, when the way cannot be seen.',
    image: 3,
  },
  {
    title: 'The Power of Prayer',
    description: 'Why we pray, how we wait, and what happens when a village goes down on its knees.',
    image: 7,
  },
  {
    title: 'Hope for the Family',
    description: 'Marriage, children and peace at home, from the first pages of Scripture to our own doorstep.',
    image: 11,
  },
];

/** The list with the counts of the published sermons; undefined while they are not known. */
export const countedSeries = (
  counts: readonly { name: string; count: number }[] | undefined,
): (SermonSeries & { sermonCount: number | undefined })[] =>
  sermonSeries.map((series) => ({
    ...series,
    sermonCount: counts && (counts.find(({ name }) => name === series.title)?.count ?? 0),
  }));
