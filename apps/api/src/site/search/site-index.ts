import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  contentKinds,
  type ContentName,
  type ContentPlural,
  originalLanguage,
  productCategories,
  type TranslationLanguage,
} from '@ministry/domain';
import { ProductListQuery } from '../../money/products/product.dto.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import { productReads } from '../../money/products/stock.ts';
import { currentLanguage } from '../../platform/auth/request-context.ts';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { translationsTopic } from '../../platform/translations/translations.service.ts';
import type { Searchable } from '../../publishing/content/content-kind.ts';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { GalleriesService } from '../../publishing/galleries/galleries.service.ts';
import { GalleryListQuery } from '../../publishing/galleries/gallery.dto.ts';
import { type IndexEntry, toEntry } from './matching.ts';
import type { SiteSearchKind } from './site-search.dto.ts';

/** Maximum number of items of one kind, the first in their list; limits the memory and the time of a search. */
const maxItems = 2_000;
/** Milliseconds, the same as for cached responses: after that, items that have ended or that another process has changed are read again. */
const lifetime = 15_000;

type Topic = ContentPlural | 'galleries' | typeof productReads | typeof siteTopic;

/** The pages of the site in a language; left out for English. */
type MakePages = (language?: TranslationLanguage) => Promise<readonly Omit<Searchable, 'date'>[]>;

/** The topic of a kind's changes. */
function topicOf(kind: Exclude<SiteSearchKind, 'page'>): Topic {
  if (kind === 'album') return 'galleries';
  if (kind === 'product') return productReads;
  return plurals[kind];
}

const plurals = Object.fromEntries(Object.entries(contentKinds).map(([plural, { name }]) => [name, plural])) as Record<
  ContentName,
  ContentPlural
>;

/** Everything that visitors may find, read as a visitor sees it and cached until something of its kind changes. */
@Injectable()
export class SiteIndex {
  /** By topic and language: everything is read in the language of the request. */
  private readonly entries = new LRUCache<string, Promise<IndexEntry[]>>({ max: 50, ttl: lifetime });
  private makePages: MakePages = () => Promise.resolve([]);

  constructor(
    private readonly content: ContentRegistry,
    private readonly galleries: GalleriesService,
    private readonly products: ProductsService,
    responseCache: ResponseCache,
  ) {
    responseCache.onDrop((topic) => {
      // A text of the interface may appear on every page.
      if (topic === undefined || topic === translationsTopic) this.entries.clear();
      else for (const key of this.entries.keys()) if (key.startsWith(`${topic} `)) this.entries.delete(key);
    });
  }

  /** Sets the function that lists the pages which are not content items. */
  setPages(makePages: MakePages): void {
    this.makePages = makePages;
  }

  async list(kind: SiteSearchKind): Promise<IndexEntry[]> {
    if (kind !== 'page') return this.listOf(topicOf(kind));
    return [...(await this.listOf(siteTopic)), ...(await this.listOf('pages'))];
  }

  private listOf(topic: Topic): Promise<IndexEntry[]> {
    const key = `${topic} ${currentLanguage() ?? originalLanguage}`;
    const known = this.entries.get(key);
    if (known) return known;
    const entries = this.read(topic).then((found) => found.map(toEntry));
    this.entries.set(key, entries);
    entries.catch(() => this.entries.delete(key));
    return entries;
  }

  private read(topic: Topic): Promise<Searchable[]> {
    if (topic === siteTopic) return this.readPages();
    if (topic === 'galleries') return this.readAlbums();
    if (topic === productReads) return this.readProducts();
    return this.content.find(topic).listSearchable(maxItems);
  }

  private async readPages(): Promise<Searchable[]> {
    const pages = await this.makePages(currentLanguage());
    return pages.map((page) => ({ ...page, date: null }));
  }

  private async readAlbums(): Promise<Searchable[]> {
    const query = Object.assign(new GalleryListQuery(), { view: 'summary', limit: maxItems });
    const { items } = await this.galleries.list(query, undefined);
    return items.map(({ id, title, description, eventDate, language }) => ({
      title,
      address: `/gallery?album=${id}`,
      date: eventDate && `${eventDate}T00:00:00.000Z`,
      text: description,
      keywords: 'albums photos pictures gallery',
      ...(language && { language }),
    }));
  }

  private async readProducts(): Promise<Searchable[]> {
    const query = Object.assign(new ProductListQuery(), { limit: maxItems });
    const { items } = await this.products.list(query, undefined);
    return items.map(({ id, name, description, category, language }) => ({
      title: name,
      address: `/store/${id}`,
      date: null,
      text: description.replace(/\s+/g, ' ').trim(),
      keywords: `products store shop ${productCategories[category]}`,
      ...(language && { language }),
    }));
  }
}
