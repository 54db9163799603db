import type { MinistryRequest, MinistryResponse } from '@ministry/api-client';
import { ministryCategories, ministryLimits } from '@ministry/domain';
import type { MinistryCategory, MinistryIcon } from '@ministry/domain';
import { Moment } from '../../components/moment.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import type { ContentType, Draft } from '../../content/content-type.ts';
import { listOf as list, textOf as text } from '../../content/draft-values.ts';
import { normaliseLimit } from '../../content/normalise.ts';
import { iconNames } from './icon-names.ts';
import { Mark } from '../../components/mark.tsx';

/** The form as the API takes it; the editor calls a ministry's name its title, as it does everywhere (EDIT-61). */
export function toMinistryRequest(draft: Draft): MinistryRequest {
  return {
    name: text(draft, 'title'),
    description: String(draft['description'] ?? ''),
    icon: text(draft, 'icon') as MinistryIcon,
    category: text(draft, 'category') as MinistryCategory,
    impact: text(draft, 'impact'),
    established: normaliseLimit(text(draft, 'established')),
    featuredImage: text(draft, 'featuredImage') || null,
    tags: list(draft, 'tags'),
    isActive: draft['isPublished'] === true,
  };
}

export function toMinistryDraft(ministry: MinistryResponse): Draft {
  return {
    title: ministry.name,
    description: ministry.description,
    icon: ministry.icon,
    category: ministry.category,
    impact: ministry.impact,
    established: ministry.established === null ? '' : String(ministry.established),
    featuredImage: ministry.featuredImage ?? '',
    tags: ministry.tags,
    isPublished: ministry.isActive,
  };
}

/** Ministries, as the content list and the content editor see them. */
export const ministryContent: ContentType<MinistryResponse> = {
  type: 'ministries',
  entity: 'ministry',
  address: '/ministries',
  path: '/api/ministries',
  words: {
    one: 'ministry',
    many: 'ministries',
    create: 'Add New Ministry',
    searchLabel: 'Search ministries',
    nothingYet: 'There are no ministries yet. Add the first one.',
  },
  filters: [{ name: 'category', label: 'Category', options: { '': 'All categories', ...ministryCategories } }],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: ministryLimits.name, place: 'main' },
    {
      name: 'description',
      label: 'Description',
      kind: 'markdown',
      maxLength: ministryLimits.description,
      place: 'main',
    },
    {
      name: 'impact',
      label: 'Impact statement',
      kind: 'text',
      maxLength: ministryLimits.impact,
      hint: 'One sentence about what has come of it.',
      place: 'main',
    },
    { name: 'icon', label: 'Icon', kind: 'icon', options: iconNames, place: 'main' },
    {
      name: 'isPublished',
      label: 'Publish immediately',
      kind: 'switch',
      hint: 'On the site as soon as it is saved; otherwise it stays a draft.',
      place: 'side',
    },
    { name: 'category', label: 'Category', kind: 'select', options: ministryCategories, place: 'side' },
    { name: 'established', label: 'Established (year, optional)', kind: 'integer', placeholder: '2006', place: 'side' },
    {
      name: 'tags',
      label: 'Tags',
      kind: 'tags',
      most: ministryLimits.tags,
      maxLength: ministryLimits.tag,
      place: 'side',
    },
    { name: 'featuredImage', label: 'Featured image', kind: 'image', maxLength: ministryLimits.url, place: 'side' },
  ],
  apiNames: { title: 'name' },
  columns: [
    {
      key: 'icon',
      title: 'Icon',
      width: 72,
      from: 'md',
      render: (ministry) => <Mark icon={ministry.icon} size={40} />,
    },
    {
      key: 'category',
      title: 'Category',
      width: 128,
      from: 'lg',
      render: (ministry) => ministryCategories[ministry.category],
    },
    {
      key: 'established',
      title: 'Established',
      width: 116,
      from: 'xl',
      render: (ministry) => ministry.established ?? 'Not said',
    },
    {
      key: 'updatedAt',
      title: 'Changed',
      sort: 'updatedAt',
      width: 166,
      from: 'xl',
      render: (ministry) => <Moment iso={ministry.updatedAt} by={ministry.updatedBy} />,
    },
  ],
  nameOf: (ministry) => ministry.name,
  nameSort: 'name',
  summary: (ministry) => ({ when: ministryCategories[ministry.category], rest: ministry.impact }),
  emptyDraft: () => ({
    title: '',
    description: '',
    icon: 'church',
    category: 'community',
    impact: '',
    established: '',
    featuredImage: '',
    tags: [],
    isPublished: false,
  }),
  toDraft: toMinistryDraft,
  calls: contentCalls<MinistryResponse, MinistryRequest>('ministries', toMinistryRequest),
  publicPath: (ministry) => `/ministries?ministry=${ministry.id}#ministry-${ministry.id}`,
  pageItem: (draft, stored, _now, content) => ({ id: 0, ...stored, ...toMinistryRequest(draft), content }),
};
