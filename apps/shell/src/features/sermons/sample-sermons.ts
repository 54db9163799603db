import type { SermonResponse } from '@ministry/api-client';

const day = 86_400_000;

function sample(
  id: number,
  daysAgo: number,
  now: Date,
  own: Pick<SermonResponse, 'title' | 'description' | 'speaker' | 'category' | 'tags' | 'series'>,
): SermonResponse {
  const date = new Date(Math.floor(now.getTime() / day) * day - daysAgo * day + 6 * 3_600_000).toISOString();
  const known: Partial<SermonResponse> = {
    ...own,
    id,
    date,
    featuredImage: null,
    audioUrl: null,
    videoUrl: null,
    audio: null,
    video: null,
    isActive: true,
    status: 'published',
    createdAt: date,
    updatedAt: date,
  };
  // A field that only the page of a sermon shows is left out: a sample has no page.
  return known as SermonResponse;
}

/** Shown while there are no sermons and samples are on (SER-22). Negative ids belong to no real sermon. */
export const sampleSermons = (now: Date): SermonResponse[] => [
  sample(-1, 6, now, {
    title: 'Walking on the Water',
    description: 'Peter steps out of the boat. What carries us when the wind is high.',
    speaker: 'Pastor Grace Akello',
    category: 'teaching',
    tags: ['Faith'],
    series: 'Walking in Faith',
  }),
  sample(-2, 13, now, {
    title: 'Teach Us to Pray',
    description: 'The prayer that Jesus gave his friends, line by line.',
    speaker: 'Pastor David Okello',
    category: 'teaching',
    tags: ['Prayer'],
    series: 'The Power of Prayer',
  }),
  sample(-3, 20, now, {
    title: 'As for Me and My House',
    description: 'A home where God is welcome.',
    speaker: 'Mama Sarah Lamwaka',
    category: 'worship',
    tags: ['Family', 'Hope'],
    series: 'Hope for the Family',
  }),
];
