import type { MinistryRequest, MinistryResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { ministryCategories, ministryLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { MinistryIcon } from '../../components/ministry-icon.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { iconNames } from './icon-names.ts';
import { ministriesCopy } from './ministries.copy.ts';

export const ministryForm = contentForm<MinistryResponse, MinistryRequest>([
  {
    name: 'title',
    apiName: 'name',
    label: common.title,
    kind: 'text',
    required: true,
    maxLength: ministryLimits.name,
    place: 'main',
  },
  {
    name: 'description',
    label: common.description,
    kind: 'markdown',
    maxLength: ministryLimits.description,
    place: 'main',
  },
  {
    name: 'impact',
    label: ministriesCopy.impact,
    kind: 'text',
    maxLength: ministryLimits.impact,
    hint: ministriesCopy.impactHint,
    place: 'main',
  },
  { name: 'icon', label: ministriesCopy.icon, kind: 'icon', options: iconNames, initial: 'church', place: 'main' },
  publishField,
  ...scheduleFields,
  {
    name: 'category',
    label: common.category,
    kind: 'select',
    options: ministryCategories,
    initial: 'community',
    place: 'side',
  },
  {
    name: 'established',
    label: ministriesCopy.establishedOptional,
    kind: 'integer',
    placeholder: '2006',
    place: 'side',
  },
  {
    name: 'tags',
    label: ministriesCopy.tags,
    kind: 'tags',
    most: ministryLimits.tags,
    maxLength: ministryLimits.tag,
    place: 'side',
  },
  { name: 'featuredImage', label: common.featuredImage, kind: 'image', maxLength: ministryLimits.url, place: 'side' },
]);

/** How the content list and the content editor handle ministries. */
export const ministryContent: ContentType<MinistryResponse> = {
  type: 'ministries',
  entity: 'ministry',
  address: kinds.ministries.address,
  path: '/api/ministries',
  listPath: (query) => apiPath('/api/ministries', { query }),
  itemPath: (id) => apiPath('/api/ministries/{id}', { path: { id } }),
  copy: {
    ...kinds.ministries,
    lead: ministriesCopy.lead,
    create: ministriesCopy.create,
    searchLabel: ministriesCopy.search,
    nothingYet: ministriesCopy.nothingYet,
  },
  filters: [
    { name: 'category', label: common.category, options: { '': common.allCategories, ...ministryCategories } },
  ] satisfies ContentFilter<keyof QueryOf<'/api/ministries'>>[],
  ...ministryForm,
  beside: ['impact'],
  columns: [
    {
      key: 'icon',
      title: ministriesCopy.icon,
      width: 72,
      from: 'md',
      render: (ministry) => <MinistryIcon icon={ministry.icon} size={24} />,
    },
    {
      key: 'category',
      title: common.category,
      width: 128,
      from: 'lg',
      render: (ministry) => ministryCategories[ministry.category],
    },
    {
      key: 'established',
      title: ministriesCopy.established,
      width: 116,
      from: 'xl',
      render: (ministry) => ministry.established ?? ministriesCopy.notSaid,
    },
    { key: 'tags', title: ministriesCopy.tags, width: 180, render: ({ tags }) => tags.join(', ') },
    {
      key: 'updatedAt',
      title: common.changed,
      sort: 'updatedAt',
      width: 200,
      from: 'xxl',
      render: (ministry) => <DateTime iso={ministry.updatedAt} by={ministry.updatedBy} />,
    },
  ],
  nameOf: (ministry) => ministry.name,
  nameSort: 'name',
  summary: (ministry) => ({ when: ministryCategories[ministry.category], rest: ministry.impact }),
  calls: contentCalls<MinistryResponse, MinistryRequest>('ministries', ministryForm.toRequest),
  publicPath: (ministry) => `/ministries?ministry=${ministry.id}#ministry-${ministry.id}`,
};
