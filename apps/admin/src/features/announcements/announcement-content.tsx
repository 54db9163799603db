import type { AnnouncementRequest, AnnouncementResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { announcementLimits, kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { announcementsCopy } from './announcements.copy.ts';
import { PriorityBadge, priorityLabels } from './priority-badge.tsx';
import { validityOf } from './validity.ts';
import { ValidityNote } from './validity-note.tsx';

/** Maximum length of the excerpt in a row, in characters. The list's own summary is longer. */
const excerpt = 80;
const beginningOf = (content: string): string =>
  content.length > excerpt ? `${content.slice(0, excerpt).replace(/\s*\S*$/, '')}…` : content;

export const announcementForm = contentForm<AnnouncementResponse, AnnouncementRequest>([
  {
    name: 'title',
    label: common.title,
    kind: 'text',
    required: true,
    maxLength: announcementLimits.title,
    place: 'main',
  },
  {
    name: 'description',
    apiName: 'content',
    label: common.content,
    kind: 'markdown',
    required: true,
    maxLength: announcementLimits.content,
    hasPictures: true,
    place: 'main',
  },
  // Published by default, as in the API: anyone who writes an announcement means to post it.
  { ...publishField, initial: true },
  ...scheduleFields,
  {
    name: 'priority',
    label: announcementsCopy.priority,
    kind: 'select',
    options: priorityLabels,
    initial: 'medium',
    place: 'side',
  },
  {
    name: 'validUntil',
    label: announcementsCopy.validUntil,
    kind: 'day',
    required: true,
    hint: announcementsCopy.validUntilHint,
    place: 'side',
  },
  {
    name: 'date',
    label: common.dateAndTime,
    kind: 'datetime',
    fallsToNow: true,
    hint: announcementsCopy.dateHint,
    place: 'side',
  },
  {
    name: 'featuredImage',
    label: common.featuredImage,
    kind: 'image',
    maxLength: announcementLimits.url,
    place: 'side',
  },
]);

/** How the content list and the content editor handle announcements (ANN-11 to ANN-27). */
export const announcementContent: ContentType<AnnouncementResponse> = {
  type: 'announcements',
  entity: 'announcement',
  address: kinds.announcements.address,
  path: '/api/announcements',
  listPath: (query) => apiPath('/api/announcements', { query }),
  itemPath: (id) => apiPath('/api/announcements/{id}', { path: { id } }),
  copy: {
    ...kinds.announcements,
    lead: announcementsCopy.lead,
    create: announcementsCopy.create,
    searchLabel: announcementsCopy.search,
    nothingYet: announcementsCopy.nothingYet,
    // ANN-26
    loadFailed: (reason) => announcementsCopy.loadFailed({ reason }),
  },
  filters: [
    {
      name: 'validity',
      label: announcementsCopy.validity,
      options: {
        any: announcementsCopy.runningAndEnded,
        running: announcementsCopy.running,
        ended: announcementsCopy.ended,
      },
    },
    {
      name: 'priority',
      label: announcementsCopy.priority,
      options: {
        '': announcementsCopy.allPriorities,
        high: priorityLabels.high,
        medium: priorityLabels.medium,
        low: priorityLabels.low,
      },
    },
  ] satisfies ContentFilter<keyof QueryOf<'/api/announcements'>>[],
  ...announcementForm,
  beside: ['content'],
  columns: [
    {
      key: 'priority',
      title: announcementsCopy.priority,
      width: 116,
      from: 'md',
      render: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      key: 'validUntil',
      title: announcementsCopy.validity,
      sort: 'validUntil',
      width: 190,
      from: 'lg',
      render: ({ validUntil }) => <ValidityNote validUntil={validUntil} />,
    },
    {
      key: 'date',
      title: announcementsCopy.announced,
      sort: 'date',
      width: 200,
      from: 'xxl',
      render: ({ date }) => <DateTime iso={date} />,
    },
    {
      key: 'updatedAt',
      title: common.changed,
      sort: 'updatedAt',
      width: 200,
      render: ({ updatedAt, updatedBy }) => <DateTime iso={updatedAt} by={updatedBy} />,
    },
  ],
  nameOf: ({ title }) => title,
  nameSort: 'title',
  summary: ({ content, validUntil }) => ({
    when: validityOf(validUntil, kampalaDay(new Date())).copy,
    rest: beginningOf(content),
  }),
  compact: ({ priority }) => <PriorityBadge priority={priority} />,
  calls: contentCalls<AnnouncementResponse, AnnouncementRequest>('announcements', announcementForm.toRequest),
  publicPath: ({ id }) => `/announcements#announcement-${id}`,
  pageItem: (draft, stored, now, [richText = []]) => {
    const request = announcementForm.toRequest(draft, now);
    return { id: 0, ...stored, ...request, validUntil: request.validUntil || null, richText };
  },
};
