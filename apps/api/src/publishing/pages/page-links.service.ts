import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PageLinks, PagePlace, TranslationLanguage } from '@ministry/domain';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import { ownPageKind } from './own-page-kind.ts';
import { OwnPagesRepository, type PublishedPage } from './own-pages.repository.ts';

/** The topic of all responses that show a page or a link to one. */
export const pagesTopic = 'pages';
/** Interval in milliseconds, as for the site settings; for processes that do not notify each other of changes. */
const readEveryMs = 15_000;

/**
 * The published pages, in memory: every page of the site shows links to them. No request reads them from the database, and the last known links are
 * shown while the database is unavailable.
 */
@Injectable()
export class PageLinksService implements OnApplicationBootstrap {
  private pages: readonly PublishedPage[] = [];
  private reading: Promise<void> = Promise.resolve();
  /** Incremented by each read, so that the result of an older read is discarded. */
  private generation = 0;

  constructor(
    private readonly repository: OwnPagesRepository,
    private readonly responses: ResponseCache,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.responses.onDrop((topic) => {
      if (topic === undefined || topic === pagesTopic) void this.read();
    });
    await this.read();
  }

  /** Not needed with an embedded database, because no other process can change the pages. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (!this.database.isMysql) return;
    const before = JSON.stringify(this.pages);
    await this.read();
    if (JSON.stringify(this.pages) !== before) this.responses.dropHere(pagesTopic);
  }

  /** The links of the navigation; waits for a read in progress. @param language left out: English */
  async links(language?: TranslationLanguage): Promise<PageLinks> {
    await this.reading;
    const shown = await this.translations.ofItems(ownPageKind.plural, ['title'], this.pages, language);
    const linksIn = (wanted: PagePlace) =>
      shown
        .filter(({ item: { place } }) => place === wanted)
        .map(({ item: { address, title } }) => ({ href: `/${address}`, label: title }));
    const [menu, footer] = [linksIn('menu'), linksIn('footer')];
    return { ...(menu.length > 0 ? { menu } : {}), ...(footer.length > 0 ? { footer } : {}) };
  }

  /** The paths of all published pages, such as '/building-fund'. */
  async paths(): Promise<string[]> {
    await this.reading;
    return this.pages.map(({ address }) => `/${address}`);
  }

  private read(): Promise<void> {
    this.reading = logFailure('Reading the pages of the navigation', this.reload());
    return this.reading;
  }

  private async reload(): Promise<void> {
    const generation = (this.generation += 1);
    const pages = await this.repository.listPublished();
    if (generation === this.generation) this.pages = pages;
  }
}
