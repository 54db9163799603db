import type { PageRequest, PageResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { addressProblem, pageLimits } from '@ministry/domain';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { markdownOf, toApi, toRows } from './block-rows.ts';
import { BlocksField } from './blocks-field.tsx';

const places: Record<PageResponse['place'], string> = {
  none: 'Nowhere',
  menu: 'Main menu',
  footer: 'Footer',
};

const typedAddressProblem = (address: string): string | undefined => {
  const problem = address === '' ? undefined : addressProblem(address);
  return problem && `The address ${problem}.`;
};

/** The editor's fields. */
export const pageForm = contentForm<PageResponse, PageRequest>([
  { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: pageLimits.title, place: 'main' },
  {
    name: 'summary',
    label: 'Summary (optional)',
    kind: 'text',
    maxLength: pageLimits.summary,
    hint: 'Below the title, and what search engines and shared links say of it.',
    place: 'main',
  },
  { name: 'blocks', label: 'Blocks', kind: 'rows', Rows: BlocksField, toRows, toApi, markdownOf, place: 'main' },
  publishField,
  ...scheduleFields,
  {
    name: 'address',
    label: 'Address',
    kind: 'text',
    maxLength: pageLimits.address,
    placeholder: 'building-fund',
    emptyIsNull: true,
    problemOf: typedAddressProblem,
    hint: 'After the slash: building-fund. Empty in a new page: made from the title.',
    place: 'side',
  },
  { name: 'place', label: 'In the navigation', kind: 'select', options: places, initial: 'none', place: 'side' },
  {
    name: 'position',
    label: 'Order there',
    kind: 'integer',
    placeholder: '0',
    hint: 'Small numbers come first.',
    place: 'side',
  },
]);

/** Pages of the office's own, as the content list and the content editor see them. */
export const pageContent: ContentType<PageResponse> = {
  type: 'pages',
  entity: 'page',
  address: kinds.pages.address,
  path: '/api/pages',
  listPath: (query) => apiPath('/api/pages', { query }),
  itemPath: (id) => apiPath('/api/pages/{id}', { path: { id: String(id) } }),
  copy: {
    ...kinds.pages,
    lead: 'Pages of your own, made of blocks, with an address and a place in the navigation.',
    create: 'Add New Page',
    searchLabel: 'Search pages',
    nothingYet: 'There are no pages of your own yet. Add the first one.',
  },
  filters: [{ name: 'place', label: 'Navigation', options: { '': 'All pages', ...places } }] satisfies ContentFilter<
    keyof QueryOf<'/api/pages'>
  >[],
  ...pageForm,
  beside: ['address'],
  columns: [
    { key: 'place', title: 'Navigation', width: 128, from: 'lg', render: ({ place }) => places[place] },
    { key: 'position', title: 'Order', sort: 'position', width: 96, from: 'xl', render: ({ position }) => position },
    {
      key: 'updatedAt',
      title: 'Changed',
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
