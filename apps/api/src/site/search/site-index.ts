import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  contentKinds,
  type ContentName,
  type ContentPlural,
  originalLanguage,
  productCategories,
} from '@ministry/domain';
import { ProductListQuery } from '../../money/products/product.dto.ts';
import { ProductsService } from '../../money/products/products.service.ts';
import { productReads } from '../../money/products/stock.ts';
import { currentLanguage } from '../../platform/auth/request-context.ts';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import type { Searchable } from '../../publishing/content/content-kind.ts';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { GalleriesService } from '../../publishing/galleries/galleries.service.ts';
import { GalleryListQuery } from '../../publishing/galleries/gallery.dto.ts';
import { type IndexEntry, toEntry } from './matching.ts';
import type { SiteSearchKind } from './site-search.dto.ts';

/** Items of one kind, those that stand first in their list: bounds memory and the time of a search. */
const maxItems = 2_000;
/** Milliseconds, as of every prepared read: what has ended, or another replica has changed, is found no longer. */
const lifetime = 15_000;

type Topic = ContentPlural | 'galleries' | typeof productReads;

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

/** What visitors may find, read as visitors and kept until something of its kind changes. */
@Injectable()
export class SiteIndex {
  /** By topic and language: titles of albums and products are read in the language of the request. */
  private readonly entries = new LRUCache<string, Promise<IndexEntry[]>>({ max: 50, ttl: lifetime });
  private makePages: () => readonly Omit<Searchable, 'date'>[] = () => [];
  private pages: IndexEntry[] | undefined;

  constructor(
    private readonly content: ContentRegistry,
    private readonly galleries: GalleriesService,
    private readonly products: ProductsService,
    responseCache: ResponseCache,
  ) {
    responseCache.onDrop((topic) => {
      if (topic === undefined || topic === siteTopic) this.pages = undefined;
      if (topic === undefined) this.entries.clear();
      else for (const key of this.entries.keys()) if (key.startsWith(`${topic} `)) this.entries.delete(key);
    });
  }

  /** The pages of the site, which the shell names once it is loaded; made anew when the settings change. */
  setPages(makePages: () => readonly Omit<Searchable, 'date'>[]): void {
    this.makePages = makePages;
    this.pages = undefined;
  }

  async list(kind: SiteSearchKind): Promise<IndexEntry[]> {
    if (kind !== 'page') return this.listOf(topicOf(kind));
    this.pages ??= this.makePages().map((page) => toEntry({ ...page, date: null }));
    return [...this.pages, ...(await this.listOf('pages'))];
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
    if (topic === 'galleries') return this.readAlbums();
    if (topic === productReads) return this.readProducts();
    return this.content.find(topic).listSearchable(maxItems);
  }

  private async readAlbums(): Promise<Searchable[]> {
    const query = Object.assign(new GalleryListQuery(), { view: 'summary', limit: maxItems });
    const { items } = await this.galleries.list(query, undefined);
    return items.map(({ id, title, description, eventDate }) => ({
      title,
      address: `/gallery?album=${id}`,
      date: eventDate && `${eventDate}T00:00:00.000Z`,
      text: description,
      keywords: 'albums photos pictures gallery',
    }));
  }

  private async readProducts(): Promise<Searchable[]> {
    const query = Object.assign(new ProductListQuery(), { limit: maxItems });
    const { items } = await this.products.list(query, undefined);
    return items.map(({ id, name, description, category }) => ({
      title: name,
      address: `/store/${id}`,
      date: null,
      text: description.replace(/\s+/g, ' ').trim(),
      keywords: `products store shop ${productCategories[category]}`,
    }));
  }
}
