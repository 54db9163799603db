import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Language, originalLanguage } from '@ministry/domain';
import { ProductsService } from '../../money/products/products.service.ts';
import { Config } from '../../platform/config/config.ts';
import { type IdRange, inBatches } from '../../platform/database/batches.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { ShellRenderer } from './shell-renderer.ts';

/** Pages in one document, each in up to five languages; the protocol allows 50,000 addresses. */
const maxAddresses = 10_000;
/** Rows in one query; they have two short columns and are read from an index. */
const atOnce = 2_000;

/** An item with its own page. */
interface Listed {
  id: number;
  /** 'YYYY-MM-DD'; left out for a product, whose stock changes more often than its page. */
  changedOn?: string;
}

/** A collection in which every public item has its own page. */
interface Collection {
  name: string;
  pages: string;
  /** The number of items, counted up to `atMost`. */
  count(atMost: number): Promise<number>;
  /** The items with ids in the range, sorted by id. */
  list(range: IdRange, limit: number): Promise<Listed[]>;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const everything: IdRange = { after: 0, through: 2_147_483_647 };
const rangeOf = (part: number): IdRange => ({ after: (part - 1) * maxAddresses, through: part * maxAddresses });
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * The sitemap (sitemaps.org 0.9): every page of the product, every page of the office, and one for each published event and sermon and each
 * product in stock. With more than 10,000 addresses `/sitemap.xml` is an index of parts: `/sitemap-pages.xml`, and `/sitemap-events-2.xml`
 * for the events with the ids 10,001 to 20,000, so that a change of one item changes no other part.
 */
@Injectable()
export class Sitemap {
  private readonly all: Collection[];

  constructor(
    private readonly config: Config,
    private readonly shell: ShellRenderer,
    private readonly settings: SiteSettingsService,
    content: ContentRegistry,
    products: ProductsService,
  ) {
    const contentOf = (name: 'events' | 'sermons'): Collection => ({
      name,
      pages: `/${name}`,
      count: (atMost) => content.find(name).countPublished(atMost),
      list: (range, limit) => content.find(name).listPublished(range, limit),
    });
    this.all = [
      contentOf('events'),
      contentOf('sermons'),
      {
        name: 'products',
        pages: '/store',
        count: () => products.countListed(),
        list: (range, limit) => products.listIds(range, limit),
      },
    ];
  }

  private get collections(): Collection[] {
    return this.all.filter(({ pages }) => !this.settings.isHidden(pages));
  }

  /** The pieces of `/sitemap.xml`. */
  async whole(): Promise<AsyncGenerator<string>> {
    const paths = await this.shell.listPaths();
    let count = paths.length;
    for (const collection of this.collections) count += await collection.count(maxAddresses + 1);
    return count > maxAddresses ? this.index() : this.urlset(paths, this.collections, everything);
  }

  /** The pieces of a part such as 'events-2'; null if there is no part of that name. */
  async part(name: string): Promise<AsyncGenerator<string> | null> {
    if (name === 'pages') return this.urlset(await this.shell.listPaths(), [], everything);
    const [, collectionName, digits] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
    const collection = this.collections.find((each) => each.name === collectionName);
    if (!collection) return null;
    const range = rangeOf(Number(digits));
    return (await collection.list(range, 1)).length === 0 ? null : this.urlset([], [collection], range);
  }

  private async *index(): AsyncGenerator<string> {
    const part = (name: string): string =>
      `<sitemap><loc>${escape(`${this.config.publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`;
    const parts = [part('pages')];
    for (const { name, list } of this.collections) {
      let [next] = await list(everything, 1);
      while (next) {
        const number = Math.ceil(next.id / maxAddresses);
        parts.push(part(`${name}-${number}`));
        [next] = await list({ ...everything, after: rangeOf(number).through }, 1);
      }
    }
    yield `${declaration}<sitemapindex ${namespace}>${parts.join('')}</sitemapindex>`;
  }

  /** The entries of a page: one for each language, with links to the other languages. */
  private entry(path: string, changedOn?: string): string {
    const { offered } = this.settings.current.languages;
    const languages = [originalLanguage, ...offered] as const;
    const addressIn = (language: Language): string =>
      escape(
        this.config.publicUrl + (language === originalLanguage ? path : `/${language}${path === '/' ? '' : path}`),
      );
    const link = (code: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(language)}"/>`;
    const alternates =
      offered.length > 0
        ? [...languages.map((one) => link(one, one)), link('x-default', originalLanguage)].join('')
        : '';
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return languages.map((one) => `<url><loc>${addressIn(one)}</loc>${changed}${alternates}</url>`).join('');
  }

  private async *urlset(
    paths: readonly string[],
    collections: readonly Collection[],
    range: IdRange,
  ): AsyncGenerator<string> {
    const { offered } = this.settings.current.languages;
    yield `${declaration}<urlset ${namespace}${offered.length > 0 ? xhtml : ''}>${paths.map((path) => this.entry(path)).join('')}`;
    for (const { pages, list } of collections) {
      const batches = inBatches<Listed>(
        (last, limit) => list({ ...range, after: last?.id ?? range.after }, limit),
        atOnce,
      );
      for await (const items of batches) {
        yield items.map(({ id, changedOn }) => this.entry(`${pages}/${id}`, changedOn)).join('');
        await turn();
      }
    }
    yield '</urlset>';
  }
}
