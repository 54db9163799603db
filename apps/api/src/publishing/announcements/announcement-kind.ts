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

/** The query of the list page that has the item at this index; empty for the first page. */
function pageOf(place: number): string {
  const page = Math.floor(place / announcementsPerPage) + 1;
  return page > 1 ? `?page=${page}` : '';
}

/** What is specific to announcements among the kinds of content. */
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
  // Published, unless the request says otherwise: people who write a notice want it to appear.
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
