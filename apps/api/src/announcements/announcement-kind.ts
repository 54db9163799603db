import { announcementLimits, kampalaDay } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/standings.ts';
import { type AnnouncementResponse, toAnnouncementResponse, toBareAnnouncement } from './announcement.dto.ts';
import type { AnnouncementEntity } from './announcement.entity.ts';

/** What is particular to announcements among all that the site publishes. */
export const announcementKind: ContentKind<AnnouncementEntity, AnnouncementResponse> = {
  name: 'announcement',
  plural: 'announcements',
  title: { column: 'title', longest: announcementLimits.title },
  toResponse: toAnnouncementResponse,
  toSnapshot: (announcement) => toBareAnnouncement(announcement, true),
  isShown: ({ validUntil }, now) => validUntil === null || validUntil >= kampalaDay(now),
  exported: {
    id: (announcement) => announcement.id,
    title: (announcement) => announcement.title,
    status: statusOf,
    priority: (announcement) => announcement.priority,
    date: (announcement) => announcement.date.toISOString(),
    validUntil: (announcement) => announcement.validUntil,
    featuredImage: (announcement) => announcement.featuredImage,
    content: (announcement) => announcement.content,
    createdAt: (announcement) => announcement.createdAt.toISOString(),
    updatedAt: (announcement) => announcement.updatedAt.toISOString(),
  },
};
