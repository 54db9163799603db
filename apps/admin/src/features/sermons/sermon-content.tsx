import type { SermonRequest, SermonResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { sermonCategories, sermonLimits, sermonTopics } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { formatShortDateTime } from '../../content/normalise.ts';
import { api } from '../../session.ts';
import { Recordings } from './recordings.tsx';
import { sermonsCopy } from './sermons.copy.ts';

const facets = () => api.read(apiPath('/api/sermons/facets'));
const speakers = async () => (await facets()).speakers.map(({ name }) => name);
const series = async () => (await facets()).series.map(({ name }) => name);

export const sermonForm = contentForm<SermonResponse, SermonRequest>([
  { name: 'title', label: common.title, kind: 'text', required: true, maxLength: sermonLimits.title, place: 'main' },
  {
    name: 'description',
    label: common.description,
    kind: 'markdown',
    maxLength: sermonLimits.description,
    hasPictures: true,
    place: 'main',
  },
  { name: 'audioUrl', label: sermonsCopy.audio, kind: 'audio', maxLength: sermonLimits.url, place: 'main' },
  {
    name: 'videoUrl',
    label: sermonsCopy.video,
    kind: 'video',
    maxLength: sermonLimits.url,
    hint: sermonsCopy.videoHint,
    place: 'main',
  },
  publishField,
  ...scheduleFields,
  {
    name: 'speaker',
    label: sermonsCopy.speaker,
    kind: 'text',
    maxLength: sermonLimits.speaker,
    suggest: true,
    place: 'side',
  },
  {
    name: 'date',
    label: common.dateAndTime,
    kind: 'datetime',
    fallsToNow: true,
    hint: sermonsCopy.dateHint,
    place: 'side',
  },
  {
    name: 'category',
    label: common.category,
    kind: 'select',
    options: sermonCategories,
    initial: 'teaching',
    place: 'side',
  },
  {
    name: 'series',
    label: sermonsCopy.seriesOptional,
    kind: 'text',
    maxLength: sermonLimits.series,
    suggest: true,
    emptyIsNull: true,
    place: 'side',
  },
  {
    name: 'tags',
    label: sermonsCopy.topics,
    kind: 'tags',
    most: sermonLimits.tags,
    maxLength: sermonLimits.tag,
    offered: sermonTopics,
    place: 'side',
  },
  { name: 'featuredImage', label: common.featuredImage, kind: 'image', maxLength: sermonLimits.url, place: 'side' },
]);

/** How the content list and the content editor handle sermons. */
export const sermonContent: ContentType<SermonResponse> = {
  type: 'sermons',
  entity: 'sermon',
  address: kinds.sermons.address,
  path: '/api/sermons',
  listPath: (query) => apiPath('/api/sermons', { query }),
  itemPath: (id) => apiPath('/api/sermons/{id}', { path: { id } }),
  copy: {
    ...kinds.sermons,
    lead: sermonsCopy.lead,
    create: sermonsCopy.create,
    searchLabel: sermonsCopy.search,
    nothingYet: sermonsCopy.nothingYet,
  },
  filters: [
    { name: 'category', label: common.category, options: { '': common.allCategories, ...sermonCategories } },
    { name: 'speaker', label: sermonsCopy.speaker, options: { '': sermonsCopy.allSpeakers }, load: speakers },
    { name: 'series', label: sermonsCopy.series, options: { '': sermonsCopy.allSeries }, load: series },
  ] satisfies ContentFilter<keyof QueryOf<'/api/sermons'>>[],
  ...sermonForm,
  beside: ['speaker', 'series'],
  columns: [
    {
      key: 'date',
      title: sermonsCopy.preached,
      sort: 'date',
      width: 200,
      from: 'lg',
      render: (sermon) => <DateTime iso={sermon.date} />,
    },
    {
      key: 'category',
      title: common.category,
      width: 124,
      from: 'xl',
      render: (sermon) => sermonCategories[sermon.category],
    },
    {
      key: 'recordings',
      inFile: ['audioUrl', 'videoUrl'],
      title: common.recordings,
      width: 124,
      from: 'md',
      render: (sermon) => <Recordings sermon={sermon} />,
    },
    { key: 'speaker', title: sermonsCopy.speaker, width: 180, render: ({ speaker }) => speaker },
    { key: 'series', title: sermonsCopy.series, width: 180, render: ({ series }) => series },
    { key: 'tags', title: sermonsCopy.topics, width: 180, render: ({ tags }) => tags.join(', ') },
    {
      key: 'updatedAt',
      title: common.changed,
      sort: 'updatedAt',
      width: 200,
      from: 'xxl',
      render: (sermon) => <DateTime iso={sermon.updatedAt} by={sermon.updatedBy} />,
    },
  ],
  nameOf: (sermon) => sermon.title,
  nameSort: 'title',
  summary: (sermon) => ({
    when: formatShortDateTime(sermon.date),
    rest: [sermon.speaker, sermon.series].filter(Boolean).join(' · '),
  }),
  compact: (sermon) => <Recordings sermon={sermon} />,
  calls: contentCalls<SermonResponse, SermonRequest>('sermons', sermonForm.toRequest),
  publicPath: (sermon) => `/sermons/${sermon.id}`,
  pageItem: (draft, stored, now, texts) => {
    const { audioUrl, videoUrl } = sermonForm.toRequest(draft, now);
    return {
      ...sermonForm.pageItem(draft, stored, now, texts),
      audio: audioUrl === stored?.audioUrl ? (stored?.audio ?? null) : null,
      video: videoUrl === stored?.videoUrl ? (stored?.video ?? null) : null,
    };
  },
};
