import type { PageRequest, PageResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { addressProblem, pageLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { markdownOf, toApi, toRows } from './block-rows.ts';
import { BlocksField } from './blocks-field.tsx';
import { pagesCopy as copy } from './pages.copy.ts';

const { all: allPlaces, ...places } = copy.places;

const typedAddressProblem = (address: string): string | undefined => {
  const problem = address === '' ? undefined : addressProblem(address);
  if (problem === undefined) return undefined;
  return problem === 'form' ? copy.addressForm({ most: pageLimits.address }) : copy.addressReserved({ address });
};

export const pageForm = contentForm<PageResponse, PageRequest>([
  { name: 'title', label: common.title, kind: 'text', required: true, maxLength: pageLimits.title, place: 'main' },
  {
    name: 'summary',
    label: copy.summary,
    kind: 'text',
    maxLength: pageLimits.summary,
    hint: copy.summaryHint,
    place: 'main',
  },
  {
    name: 'blocks',
    label: copy.blocks.heading,
    kind: 'rows',
    Rows: BlocksField,
    toRows,
    toApi,
    markdownOf,
    place: 'main',
  },
  publishField,
  ...scheduleFields,
  {
    name: 'address',
    label: common.address,
    kind: 'text',
    maxLength: pageLimits.address,
    placeholder: 'building-fund',
    emptyIsNull: true,
    problemOf: typedAddressProblem,
    hint: copy.addressHint,
    place: 'side',
  },
  { name: 'place', label: copy.place, kind: 'select', options: places, initial: 'none', place: 'side' },
  {
    name: 'position',
    label: copy.position,
    kind: 'integer',
    placeholder: '0',
    hint: copy.positionHint,
    place: 'side',
  },
]);

/** How the content list and the content editor handle the office's own pages. */
export const pageContent: ContentType<PageResponse> = {
  type: 'pages',
  entity: 'page',
  address: kinds.pages.address,
  path: '/api/pages',
  listPath: (query) => apiPath('/api/pages', { query }),
  itemPath: (id) => apiPath('/api/pages/{id}', { path: { id: String(id) } }),
  copy: {
    ...kinds.pages,
    lead: copy.lead,
    create: copy.create,
    searchLabel: copy.search,
    nothingYet: copy.nothingYet,
  },
  filters: [{ name: 'place', label: copy.navigation, options: { '': allPlaces, ...places } }] satisfies ContentFilter<
    keyof QueryOf<'/api/pages'>
  >[],
  ...pageForm,
  beside: ['address'],
  columns: [
    { key: 'place', title: copy.navigation, width: 128, from: 'lg', render: ({ place }) => places[place] },
    {
      key: 'position',
      title: copy.positionColumn,
      sort: 'position',
      width: 96,
      from: 'xl',
      render: ({ position }) => position,
    },
    {
      key: 'updatedAt',
      title: common.changed,
      sort: 'updatedAt',
      width: 200,
      from: 'xxl',
      render: (page) => <DateTime iso={page.updatedAt} by={page.updatedBy} />,
    },
  ],
  nameOf: (page) => page.title,
  nameSort: 'title',
  summary: (page) => ({ when: `/${page.address}`, rest: page.summary }),
  calls: contentCalls<PageResponse, PageRequest>('pages', pageForm.toRequest),
  publicPath: (page) => `/${page.address}`,
};
