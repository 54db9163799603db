import { describe, expect, it } from '@jest/globals';
import type { SermonResponse } from '@ministry/api-client';
import { sermonData } from './sermon-data.ts';

const sermon = (own: Partial<SermonResponse>) =>
  ({
    id: 7,
    title: 'First Light',
    description: '',
    speaker: 'Grace Akello',
    date: '2026-11-15T06:00:00.000Z',
    category: 'teaching',
    tags: [],
    series: null,
    featuredImage: null,
    audioUrl: null,
    videoUrl: null,
    audio: null,
    video: null,
    isActive: true,
    status: 'published',
    createdAt: '2026-11-15T06:00:00.000Z',
    updatedAt: '2026-11-15T06:00:00.000Z',
    ...own,
  }) as SermonResponse;

describe('structured data of a sermon', () => {
  it('describes its audio with an absolute address and a length', () => {
    expect(
      sermonData(
        sermon({ audioUrl: '/uploads/a.mp3', audio: { bytes: 1, seconds: 65 }, series: 'Hope' }),
        'Words',
        'https://x',
        'Grace Church',
      ),
    ).toMatchObject({
      '@type': 'AudioObject',
      contentUrl: 'https://x/uploads/a.mp3',
      duration: 'PT65S',
      url: 'https://x/sermons/7',
      author: { name: 'Grace Akello' },
      isPartOf: { name: 'Hope' },
    });
  });

  it('describes a video file, a video platform and another page each by its own property', () => {
    expect(sermonData(sermon({ videoUrl: '/uploads/a.mp4' }), 'Words', 'https://x', 'Grace Church')).toMatchObject({
      '@type': 'VideoObject',
      contentUrl: 'https://x/uploads/a.mp4',
      thumbnailUrl: 'https://x/share/sermons-7.jpg',
    });
    expect(
      sermonData(sermon({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }), 'Words', 'https://x', 'Grace Church'),
    ).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
    expect(sermonData(sermon({ videoUrl: 'https://vimeo.com/1' }), 'Words', 'https://x', 'Grace Church')).toMatchObject(
      {
        url: 'https://vimeo.com/1',
      },
    );
  });

  it('is a graph of both, and empty without a recording', () => {
    expect(
      sermonData(
        sermon({ videoUrl: '/uploads/a.mp4', audioUrl: '/uploads/a.mp3' }),
        'Words',
        'https://x',
        'Grace Church',
      ),
    ).toMatchObject({ '@graph': [{ '@type': 'VideoObject' }, { '@type': 'AudioObject' }] });
    expect(sermonData(sermon({}), 'Words', 'https://x', 'Grace Church')).toBeUndefined();
  });
});
