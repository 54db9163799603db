import { kampalaDay, kampalaInstant } from '@ministry/domain';
import type { Seed, SeedFiles } from '../../platform/seed/seed.ts';
import { emptyColumns } from '../content/content-columns.ts';
import { daysAfter, publishedAt, weekdayOf } from '../content/seed-days.ts';
import { SermonEntity } from './sermon.entity.ts';
import { type SermonSample, sermonSamples } from './sermon-samples.seed.ts';

/** Minutes after midnight at which the second service begins. */
const serviceBegins = 9 * 60;

/** First sermons, published: one for each Sunday before the day on which the seed runs, the latest first. */
export const sermonsSeed: Seed = {
  name: 'sermons',
  order: 20,
  isEmpty: async (database) => (await database.repository(SermonEntity).count()) === 0,
  run: async (database, now, files) => {
    const sunday = weekdayOf(0, 'Sunday', now);
    const latest = sunday < kampalaDay(now) ? sunday : daysAfter(sunday, -7);
    const rows = [];
    for (const [weeksBefore, sample] of sermonSamples.entries())
      rows.push(await toRow(sample, daysAfter(latest, -7 * weeksBefore), now, files));
    await database.repository(SermonEntity).insert(rows);
  },
};

async function toRow(
  { audio, video, picture, ...content }: SermonSample,
  day: string,
  now: Date,
  files: SeedFiles,
): Promise<Omit<SermonEntity, 'id'>> {
  const addressOf = (file: string | undefined): Promise<string | null> | string | null =>
    file === undefined ? null : file.startsWith('https:') ? file : files.store(file);
  return {
    ...emptyColumns(SermonEntity, now),
    ...content,
    date: kampalaInstant(day, serviceBegins),
    featuredImage: await files.store(`samples/${picture}`),
    audioUrl: await addressOf(audio),
    videoUrl: await addressOf(video),
    ...publishedAt(now),
  };
}
