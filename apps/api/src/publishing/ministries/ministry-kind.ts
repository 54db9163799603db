import { ministryLimits } from '@ministry/domain';
import { beginning } from '../content/beginning.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { toWholeText } from '../rich-text/rich-text.ts';
import {
  MinistryListQuery,
  type MinistryPageResponse,
  type MinistryRequest,
  type MinistryResponse,
  toMinistryPage,
  toMinistryResponse,
  toMinistrySummary,
} from './ministry.dto.ts';
import { MinistryEntity } from './ministry.entity.ts';

/** What is specific to ministries among the kinds of content. */
export const ministryKind: ContentKind<
  MinistryEntity,
  MinistryListQuery,
  MinistryRequest,
  MinistryResponse,
  MinistryPageResponse
> = {
  name: 'ministry',
  plural: 'ministries',
  entity: MinistryEntity,
  listQuery: MinistryListQuery,
  title: { column: 'name', longest: ministryLimits.name },
  aliases: { title: 'name' },
  defaults: { icon: 'church', category: 'community' },
  translated: ['name', 'description', 'impact'],
  suggested: { lists: ['tags'] },
  toResponse: toMinistryResponse,
  toSummary: toMinistrySummary,
  toPage: toMinistryPage,
  toHit: ({ impact, updatedAt }) => ({ detail: beginning(impact), date: updatedAt }),
  toSearchable: ({ id, impact, category, tags, description }) => ({
    address: `/ministries?ministry=${id}#ministry-${id}`,
    date: null,
    text: [toWholeText(description), impact].filter(Boolean).join(' · '),
    keywords: `ministries ${category} ${tags.join(' ')}`,
  }),
};
