import { sermonLimits } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { toWholeText } from '../rich-text/rich-text.ts';
import {
  SermonListQuery,
  type SermonPageResponse,
  type SermonRequest,
  type SermonResponse,
  toSermonPage,
  toSermonResponse,
  toSermonSummary,
} from './sermon.dto.ts';
import { SermonEntity } from './sermon.entity.ts';

/** What is specific to sermons among the kinds of content. */
export const sermonKind: ContentKind<SermonEntity, SermonListQuery, SermonRequest, SermonResponse, SermonPageResponse> =
  {
    name: 'sermon',
    plural: 'sermons',
    entity: SermonEntity,
    listQuery: SermonListQuery,
    title: { column: 'title', longest: sermonLimits.title },
    aliases: {},
    defaults: { category: 'teaching' },
    translated: ['title', 'description'],
    suggested: { lists: ['tags'], lines: ['speaker', 'series'] },
    toResponse: toSermonResponse,
    toSummary: toSermonSummary,
    toPage: toSermonPage,
    toHit: ({ speaker, date }) => ({ detail: speaker, date }),
    toSearchable: ({ id, date, speaker, series, category, tags, description }) => ({
      address: `/sermons/${id}`,
      date,
      text: [speaker, series, toWholeText(description)].filter(Boolean).join(' · '),
      keywords: `sermons ${category} ${tags.join(' ')}`,
    }),
  };
