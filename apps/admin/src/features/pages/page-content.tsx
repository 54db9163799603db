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
import { pagesCopy } from './pages.copy.ts';

const places: Record<PageResponse['place'], string> = {
  none: 'Nowhere',
  menu: pagesCopy.mainMenu,
  footer: 'Footer',
};

const typedAddressProblem = (address: string): string | undefined => {
  const problem = address === '' ? undefined : addressProblem(address);
  return problem && pagesCopy.theAddress({ problem });
};

/** The editor's fields. */
export const pageForm = contentForm<PageResponse, PageRequest>([
  { name: 'title', label: common.title, kind: 'text', required: true, maxLength: pageLimits.title, place: 'main' },
  {
    name: 'summary',
    label: pagesCopy.summaryOptional,
    kind: 'text',
    maxLength: pageLimits.summary,
    hint: pagesCopy.belowTheTitleAndWhat,
    place: 'main',
  },
  {
    name: 'blocks',
    label: pagesCopy.blocks,
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
    hint: pagesCopy.afterTheSlashBuildingFund,
    place: 'side',
  },
  { name: 'place', label: pagesCopy.inTheNavigation, kind: 'select', options: places, initial: 'none', place: 'side' },
  {
    name: 'position',
    label: pagesCopy.orderThere,
    kind: 'integer',
    placeholder: '0',
    hint: pagesCopy.smallNumbersComeFirst,
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
    lead: pagesCopy.pagesOfYourOwnMade,
    create: pagesCopy.addNewPage,
    searchLabel: pagesCopy.searchPages,
    nothingYet: pagesCopy.thereAreNoPagesOf,
  },
  filters: [
    { name: 'place', label: pagesCopy.navigation, options: { '': pagesCopy.allPages, ...places } },
  ] satisfies ContentFilter<keyof QueryOf<'/api/pages'>>[],
  ...pageForm,
  beside: ['address'],
  columns: [
    { key: 'place', title: pagesCopy.navigation, width: 128, from: 'lg', render: ({ place }) => places[place] },
    {
      key: 'position',
      title: common.order,
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
