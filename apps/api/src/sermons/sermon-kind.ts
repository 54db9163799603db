import { sermonLimits } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/standings.ts';
import { type SermonResponse, toSermonResponse } from './sermon.dto.ts';
import type { SermonEntity } from './sermon.entity.ts';

/** What is particular to sermons among all that the site publishes. */
export const sermonKind: ContentKind<SermonEntity, SermonResponse> = {
  name: 'sermon',
  plural: 'sermons',
  title: { column: 'title', longest: sermonLimits.title },
  suggested: { lists: ['tags'], lines: ['speaker', 'series'] },
  toResponse: toSermonResponse,
  toSnapshot: (sermon) => {
    const { audio: _audio, video: _video, ...kept } = toSermonResponse(sermon, true);
    return kept;
  },
  exported: {
    id: (sermon) => sermon.id,
    title: (sermon) => sermon.title,
    status: statusOf,
    date: (sermon) => sermon.date.toISOString(),
    speaker: (sermon) => sermon.speaker,
    series: (sermon) => sermon.series,
    category: (sermon) => sermon.category,
    tags: (sermon) => sermon.tags.join(', '),
    featuredImage: (sermon) => sermon.featuredImage,
    audioUrl: (sermon) => sermon.audioUrl,
    videoUrl: (sermon) => sermon.videoUrl,
    description: (sermon) => sermon.description,
    createdAt: (sermon) => sermon.createdAt.toISOString(),
    updatedAt: (sermon) => sermon.updatedAt.toISOString(),
  },
};
