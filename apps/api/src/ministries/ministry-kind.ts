import { ministryLimits } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/standings.ts';
import { type MinistryResponse, toMinistryResponse } from './ministry.dto.ts';
import type { MinistryEntity } from './ministry.entity.ts';

/** What is particular to ministries among all that the site publishes. */
export const ministryKind: ContentKind<MinistryEntity, MinistryResponse> = {
  name: 'ministry',
  plural: 'ministries',
  title: { column: 'name', longest: ministryLimits.name },
  suggested: { lists: ['tags'] },
  toResponse: toMinistryResponse,
  exported: {
    id: (ministry) => ministry.id,
    name: (ministry) => ministry.name,
    status: statusOf,
    category: (ministry) => ministry.category,
    icon: (ministry) => ministry.icon,
    established: (ministry) => ministry.established,
    impact: (ministry) => ministry.impact,
    tags: (ministry) => ministry.tags.join(', '),
    featuredImage: (ministry) => ministry.featuredImage,
    description: (ministry) => ministry.description,
    createdAt: (ministry) => ministry.createdAt.toISOString(),
    updatedAt: (ministry) => ministry.updatedAt.toISOString(),
  },
};
