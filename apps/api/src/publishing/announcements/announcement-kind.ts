import { announcementLimits, announcementsPerPage, kampalaDay } from '@ministry/domain';
import { beginning } from '../content/beginning.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { toWholeText } from '../rich-text/rich-text.ts';
import {
  AnnouncementListQuery,
  type AnnouncementRequest,
  type AnnouncementResponse,
  toAnnouncementResponse,
  toAnnouncementSummary,
} from './announcement.dto.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

/** Where in the pages of the list a place is. */
function pageOf(place: number): string {
  const page = Math.floor(place / announcementsPerPage) + 1;
  return page > 1 ? `?page=${page}` : '';
}

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
  // Published, unless the request says otherwise: anyone who writes a notice means to post it.
  defaults: { priority: 'medium', isActive: true },
  translated: ['title', 'content'],
  toResponse: toAnnouncementResponse,
  toSummary: toAnnouncementSummary,
  toHit: ({ content, date }) => ({ detail: beginning(content), date }),
  toSearchable: ({ id, date, content }, place) => ({
    address: `/announcements${pageOf(place)}#announcement-${id}`,
    date,
    text: toWholeText(content),
    keywords: 'announcements news',
  }),
  isShown: ({ validUntil }, now) => validUntil === null || validUntil >= kampalaDay(now),
};
