import type { AnnouncementRequest, AnnouncementResponse } from '@ministry/api-client';
import { announcementLimits, kampalaDay } from '@ministry/domain';
import type { AnnouncementPriority } from '@ministry/domain';
import { Moment } from '../../components/moment.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import type { ContentType, Draft } from '../../content/content-type.ts';
import { textOf as text } from '../../content/draft-values.ts';
import { normaliseDate, toWallClock } from '../../content/normalise.ts';
import { PriorityBadge, priorityLabels } from './priority-badge.tsx';
import { ValidityNote } from './validity-note.tsx';
import { validityOf } from './validity.ts';

/** The form as the API takes it; the editor calls every text 'description'. */
export function toAnnouncementRequest(draft: Draft, now: Date): AnnouncementRequest {
  return {
    title: text(draft, 'title'),
    content: String(draft['description'] ?? ''),
    priority: text(draft, 'priority') as AnnouncementPriority,
    date: normaliseDate(text(draft, 'date'), now),
    validUntil: text(draft, 'validUntil'),
    featuredImage: text(draft, 'featuredImage') || null,
    isActive: draft['isPublished'] === true,
  };
}

export function toAnnouncementDraft(announcement: AnnouncementResponse): Draft {
  return {
    title: announcement.title,
    description: announcement.content,
    priority: announcement.priority,
    date: toWallClock(announcement.date),
    validUntil: announcement.validUntil ?? '',
    featuredImage: announcement.featuredImage ?? '',
    isPublished: announcement.isActive,
  };
}

/** Characters of the text that a row shows; the list's own summary is longer. */
const excerpt = 80;
const beginningOf = (content: string): string =>
  content.length > excerpt ? `${content.slice(0, excerpt).replace(/\s*\S*$/, '')}…` : content;

/** Announcements, as the content list and the content editor see them (ANN-11 to ANN-27). */
export const announcementContent: ContentType<AnnouncementResponse> = {
  type: 'announcements',
  entity: 'announcement',
  address: '/community/announcements',
  path: '/api/announcements',
  words: {
    one: 'announcement',
    many: 'announcements',
    create: 'Create New Announcement',
    searchLabel: 'Search announcements',
    nothingYet: 'There are no announcements yet. Create the first one.',
    // ANN-26
    loadFailed: (message) => `Failed to fetch announcements: ${message}`,
  },
  filters: [
    { name: 'validity', label: 'Validity', options: { any: 'Running and ended', running: 'Running', ended: 'Ended' } },
    {
      name: 'priority',
      label: 'Priority',
      options: {
        '': 'All priorities',
        high: priorityLabels.high,
        medium: priorityLabels.medium,
        low: priorityLabels.low,
      },
    },
  ],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: announcementLimits.title, place: 'main' },
    {
      name: 'description',
      label: 'Content',
      kind: 'markdown',
      required: true,
      maxLength: announcementLimits.content,
      place: 'main',
    },
    {
      name: 'isPublished',
      label: 'Publish immediately',
      kind: 'switch',
      hint: 'On the site as soon as it is saved; otherwise it stays a draft.',
      place: 'side',
    },
    { name: 'priority', label: 'Priority', kind: 'select', options: priorityLabels, place: 'side' },
    {
      name: 'validUntil',
      label: 'Valid until',
      kind: 'day',
      required: true,
      hint: 'The last day on which visitors see it.',
      place: 'side',
    },
    {
      name: 'date',
      label: 'Date and time',
      kind: 'datetime',
      fallsToNow: true,
      hint: 'When it is announced, Kampala time.',
      place: 'side',
    },
    { name: 'featuredImage', label: 'Featured image', kind: 'image', maxLength: announcementLimits.url, place: 'side' },
  ],
  apiNames: { description: 'content' },
  columns: [
    {
      key: 'priority',
      title: 'Priority',
      width: 116,
      from: 'md',
      render: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      key: 'validUntil',
      title: 'Validity',
      sort: 'validUntil',
      width: 190,
      from: 'lg',
      render: ({ validUntil }) => <ValidityNote validUntil={validUntil} />,
    },
    {
      key: 'date',
      title: 'Announced',
      sort: 'date',
      width: 166,
      from: 'lg',
      render: ({ date }) => <Moment iso={date} />,
    },
  ],
  nameOf: ({ title }) => title,
  nameSort: 'title',
  summary: ({ content, validUntil }) => ({
    when: validityOf(validUntil, kampalaDay(new Date())).words,
    rest: beginningOf(content),
  }),
  compact: ({ priority }) => <PriorityBadge priority={priority} />,
  // ANN-13; published, as the API has it: whoever writes a notice means to post it.
  emptyDraft: () => ({
    title: '',
    description: '',
    priority: 'medium',
    date: '',
    validUntil: '',
    featuredImage: '',
    isPublished: true,
  }),
  toDraft: toAnnouncementDraft,
  calls: contentCalls<AnnouncementResponse, AnnouncementRequest>('announcements', toAnnouncementRequest),
  publicPath: ({ id }) => `/announcements#announcement-${id}`,
  pageItem: (draft, stored, now, richText) => {
    const request = toAnnouncementRequest(draft, now);
    return { id: 0, ...stored, ...request, validUntil: request.validUntil || null, richText };
  },
};
