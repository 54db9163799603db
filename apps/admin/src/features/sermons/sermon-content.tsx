import type { SermonFacetsResponse, SermonRequest, SermonResponse } from '@ministry/api-client';
import { sermonCategories, sermonLimits, sermonTopics } from '@ministry/domain';
import type { SermonCategory } from '@ministry/domain';
import { Moment } from '../../components/moment.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import type { ContentType, Draft } from '../../content/content-type.ts';
import { listOf as list, textOf as text } from '../../content/draft-values.ts';
import { formatMoment, normaliseDate, toWallClock } from '../../content/normalise.ts';
import { api } from '../../session.ts';
import { Recordings } from './recordings.tsx';

/** The form as the API takes it (EDIT-45, EDIT-46). */
export function toSermonRequest(draft: Draft, now: Date): SermonRequest {
  return {
    title: text(draft, 'title'),
    description: String(draft['description'] ?? ''),
    speaker: text(draft, 'speaker'),
    date: normaliseDate(text(draft, 'date'), now),
    category: text(draft, 'category') as SermonCategory,
    tags: list(draft, 'tags'),
    series: text(draft, 'series') || null,
    featuredImage: text(draft, 'featuredImage') || null,
    audioUrl: text(draft, 'audioUrl') || null,
    videoUrl: text(draft, 'videoUrl') || null,
    isActive: draft['isPublished'] === true,
  };
}

export function toSermonDraft(sermon: SermonResponse): Draft {
  return {
    title: sermon.title,
    description: sermon.description,
    speaker: sermon.speaker,
    date: toWallClock(sermon.date),
    category: sermon.category,
    tags: sermon.tags,
    series: sermon.series ?? '',
    featuredImage: sermon.featuredImage ?? '',
    audioUrl: sermon.audioUrl ?? '',
    videoUrl: sermon.videoUrl ?? '',
    isPublished: sermon.isActive,
  };
}

const facets = () => api.read<SermonFacetsResponse>('/api/sermons/facets');
const speakers = async () => (await facets()).speakers.map(({ name }) => name);
const series = async () => (await facets()).series.map(({ name }) => name);

/** Sermons, as the content list and the content editor see them. */
export const sermonContent: ContentType<SermonResponse> = {
  type: 'sermons',
  entity: 'sermon',
  address: '/sermons',
  path: '/api/sermons',
  words: {
    one: 'sermon',
    many: 'sermons',
    create: 'Create New Sermon',
    searchLabel: 'Search sermons',
    nothingYet: 'There are no sermons yet. Create the first one.',
  },
  filters: [
    { name: 'category', label: 'Category', options: { '': 'All categories', ...sermonCategories } },
    { name: 'speaker', label: 'Speaker', options: { '': 'All speakers' }, load: speakers },
    { name: 'series', label: 'Series', options: { '': 'All series' }, load: series },
  ],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: sermonLimits.title, place: 'main' },
    { name: 'description', label: 'Description', kind: 'markdown', maxLength: sermonLimits.description, place: 'main' },
    { name: 'audioUrl', label: 'Audio', kind: 'audio', maxLength: sermonLimits.url, place: 'main' },
    {
      name: 'videoUrl',
      label: 'Video',
      kind: 'video',
      maxLength: sermonLimits.url,
      hint: 'A file of ours, or the address of a YouTube or Vimeo page.',
      place: 'main',
    },
    {
      name: 'isPublished',
      label: 'Publish immediately',
      kind: 'switch',
      hint: 'On the site as soon as it is saved; otherwise it stays a draft.',
      place: 'side',
    },
    { name: 'speaker', label: 'Speaker', kind: 'text', maxLength: sermonLimits.speaker, suggest: true, place: 'side' },
    {
      name: 'date',
      label: 'Date and time',
      kind: 'datetime',
      fallsToNow: true,
      hint: 'When it was preached, Kampala time.',
      place: 'side',
    },
    { name: 'category', label: 'Category', kind: 'select', options: sermonCategories, place: 'side' },
    {
      name: 'series',
      label: 'Series (optional)',
      kind: 'text',
      maxLength: sermonLimits.series,
      suggest: true,
      place: 'side',
    },
    {
      name: 'tags',
      label: 'Topics',
      kind: 'tags',
      most: sermonLimits.tags,
      maxLength: sermonLimits.tag,
      offered: sermonTopics,
      place: 'side',
    },
    { name: 'featuredImage', label: 'Featured image', kind: 'image', maxLength: sermonLimits.url, place: 'side' },
  ],
  columns: [
    {
      key: 'date',
      title: 'Preached',
      sort: 'date',
      width: 166,
      from: 'lg',
      render: (sermon) => <Moment iso={sermon.date} />,
    },
    {
      key: 'category',
      title: 'Category',
      width: 124,
      from: 'xl',
      render: (sermon) => sermonCategories[sermon.category],
    },
    {
      key: 'recordings',
      title: 'Recordings',
      width: 124,
      from: 'md',
      render: (sermon) => <Recordings sermon={sermon} />,
    },
    {
      key: 'updatedAt',
      title: 'Changed',
      sort: 'updatedAt',
      width: 166,
      from: 'xl',
      render: (sermon) => <Moment iso={sermon.updatedAt} by={sermon.updatedBy} />,
    },
  ],
  nameOf: (sermon) => sermon.title,
  nameSort: 'title',
  summary: (sermon) => ({
    when: formatMoment(sermon.date),
    rest: [sermon.speaker, sermon.series].filter(Boolean).join(' · '),
  }),
  compact: (sermon) => <Recordings sermon={sermon} />,
  emptyDraft: () => ({
    title: '',
    description: '',
    speaker: '',
    date: '',
    category: 'teaching',
    tags: [],
    series: '',
    featuredImage: '',
    audioUrl: '',
    videoUrl: '',
    isPublished: false,
  }),
  toDraft: toSermonDraft,
  calls: contentCalls<SermonResponse, SermonRequest>('sermons', toSermonRequest),
  publicPath: (sermon) => `/sermons/${sermon.id}`,
  pageItem: (draft, stored, now, content) => {
    const request = toSermonRequest(draft, now);
    return {
      id: 0,
      ...stored,
      ...request,
      content,
      audio: request.audioUrl === stored?.audioUrl ? (stored?.audio ?? null) : null,
      video: request.videoUrl === stored?.videoUrl ? (stored?.video ?? null) : null,
    };
  },
};
