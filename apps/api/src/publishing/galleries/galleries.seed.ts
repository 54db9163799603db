import { kampalaDay, storedPictureSize } from '@ministry/domain';
import type { Seed } from '../../platform/seed/seed.ts';
import { Photo } from './photo.entity.ts';
import { PhotoGallery } from './photo-gallery.entity.ts';

const day = 86_400_000;

interface Sample {
  title: string;
  description: string;
  /** Days before the day on which the seed runs. */
  daysAgo: number;
  /** Files are `gallery/{files}-1.jpg` and so on, one for each caption. */
  files: string;
  captions: string[];
}

/** Drawings, so that no stranger's face represents a congregation; the office replaces them with its own photos. */
const samples: Sample[] = [
  {
    title: 'Northern Uganda Crusade',
    description:
      'Five evenings under the open sky: choirs from six districts, the gospel in Acholi and English, and prayer that went on after the lamps were out.',
    daysAgo: 120,
    files: 'crusade',
    captions: [
      'The field fills before sunset',
      'Choirs from six districts on the stand',
      'The gospel in Acholi and English',
      'Lamps for the night of prayer',
      'Walking home on the last morning',
    ],
  },
  {
    title: 'Eye Camp',
    description:
      'Four days of free examinations, glasses and surgery with visiting eye doctors. Elders and children came first.',
    daysAgo: 195,
    files: 'eye',
    captions: [
      'Registration opens under the mango tree',
      'How far down the chart can you read?',
      'Elders wait in the shade',
      'Home with a grandchild to lead the way',
      'The hills are clear again',
    ],
  },
  {
    title: 'Youth Camp at Remnant Afire',
    description:
      'A week outdoors for students and young workers: teaching in the morning, football in the afternoon, testimonies at the fire.',
    daysAgo: 262,
    files: 'youth',
    captions: [
      'Testimonies at the fire',
      'North dormitory against south',
      'Drums call the camp together',
      'Up the hill before the sun',
      'Morning reading under the acacia',
    ],
  },
];

/** First albums. */
export const galleriesSeed: Seed = {
  name: 'galleries',
  order: 60,
  isEmpty: async (database) => (await database.repository(PhotoGallery).count()) === 0,
  run: async (database, now, files) => {
    // Oldest first: where dates are equal, the album added last is listed first.
    for (const { title, description, daysAgo, files: name, captions } of samples.toReversed()) {
      const eventDate = kampalaDay(new Date(now.getTime() - daysAgo * day));
      const { identifiers } = await database
        .repository(PhotoGallery)
        .insert({ title, description, eventDate, createdAt: now, updatedAt: now, updatedBy: null });
      for (const [index, caption] of captions.entries()) {
        const file = `gallery/${name}-${index + 1}.jpg`;
        const url = await files.store(file);
        const size = storedPictureSize(url);
        await database.repository(Photo).insert({
          galleryId: Number(identifiers[0]?.id),
          url,
          caption,
          filename: url.slice('/uploads/'.length),
          width: size?.width ?? null,
          height: size?.height ?? null,
          bytes: await files.bytes(file),
          position: index + 1,
          createdAt: now,
        });
      }
    }
  },
};
