import { announcementLimits, kampalaDay } from '@ministry/domain';
import { beginning } from '../content/beginning.ts';
import type { ContentKind } from '../content/content-kind.ts';
import {
  AnnouncementListQuery,
  type AnnouncementRequest,
  type AnnouncementResponse,
  toAnnouncementResponse,
  toAnnouncementSummary,
} from './announcement.dto.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

/** What is particular to announcements among all that the site publishes. */
export const announcementKind: ContentKind<
  AnnouncementEntity,
  AnnouncementListQuery,
  AnnouncementRequest,
  AnnouncementResponse
> = {
  name: 'announcement',
  plural: 'announcements',
  entity: AnnouncementEntity,
  listQuery: AnnouncementListQuery,
  title: { column: 'title', longest: announcementLimits.title },
  aliases: {},
  // Published, unless the request says otherwise: whoever writes a notice means to post it.
  defaults: { priority: 'medium', isActive: true },
  toResponse: toAnnouncementResponse,
  toSummary: toAnnouncementSummary,
  toHit: ({ content, date }) => ({ detail: beginning(content), date }),
  isShown: ({ validUntil }, now) => validUntil === null || validUntil >= kampalaDay(now),
};
