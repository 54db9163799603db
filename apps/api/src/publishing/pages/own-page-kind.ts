import { pageLimits } from '@ministry/domain';
import { exportedColumns } from '../content/content-columns.ts';
import type { ContentKind } from '../content/content-kind.ts';
import type { Block } from './block.dto.ts';
import { translatedInBlocks, wordsOfBlocks } from './block-words.ts';
import {
  OwnPageListQuery,
  type PageRequest,
  type PageResponse,
  toOwnPagePage,
  toOwnPageSummary,
  toPageResponse,
  type WholePageResponse,
} from './own-page.dto.ts';
import { OwnPageEntity } from './own-page.entity.ts';

/** What is specific to the office's own pages among the kinds of content. */
export const ownPageKind: ContentKind<OwnPageEntity, OwnPageListQuery, PageRequest, PageResponse, WholePageResponse> = {
  name: 'page',
  plural: 'pages',
  entity: OwnPageEntity,
  listQuery: OwnPageListQuery,
  title: { column: 'title', longest: pageLimits.title },
  aliases: {},
  defaults: { place: 'none' },
  exported: { ...exportedColumns(OwnPageEntity, 'title'), blocks: ({ blocks }) => wordsOfBlocks(blocks as Block[]) },
  translated: ['title', 'summary', ...translatedInBlocks],
  // Empty, so that the table derives a new address for the copy.
  fresh: { address: '' },
  toResponse: toPageResponse,
  toSummary: toOwnPageSummary,
  toPage: toOwnPagePage,
  toHit: ({ address, updatedAt }) => ({ detail: `/${address}`, date: updatedAt }),
  toSearchable: ({ address, summary, blocks }) => ({
    address: `/${address}`,
    date: null,
    text: [summary.replace(/\s+/g, ' '), wordsOfBlocks(blocks)].filter(Boolean).join(' · '),
    keywords: '',
  }),
};
