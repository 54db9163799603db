import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PageLinks, PagePlace, TranslationLanguage } from '@ministry/domain';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import { ownPageKind } from './own-page-kind.ts';
import { OwnPagesRepository, type PublishedPage } from './own-pages.repository.ts';

/** The topic of every answer that shows a page or a link to one. */
export const pagesTopic = 'pages';
/** Milliseconds, as of the settings of the site: for processes that hear nothing of each other. */
const readEveryMs = 15_000;

/**
 * The published pages, in memory: every page of the site shows the links to them, asks no database for them, and shows what
 * it knew while the database is gone.
 */
@Injectable()
export class PageLinksService implements OnApplicationBootstrap {
  private pages: readonly PublishedPage[] = [];
  private reading: Promise<void> = Promise.resolve();
  /** Grows with each reading, so that what an older one has read is not taken over. */
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

  /** An embedded database has no second process that could change them. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (!this.database.isMysql) return;
    const before = JSON.stringify(this.pages);
    await this.read();
    if (JSON.stringify(this.pages) !== before) this.responses.dropHere(pagesTopic);
  }

  /** The links of the navigation; a change that is being read is waited for. @param language left out: English */
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

  /** '/building-fund', of every page. */
  async paths(): Promise<string[]> {
    await this.reading;
    return this.pages.map(({ address }) => `/${address}`);
  }

  private read(): Promise<void> {
    this.reading = logFailure('Reading the pages of the navigation', this.takeOver());
    return this.reading;
  }

  private async takeOver(): Promise<void> {
    const generation = (this.generation += 1);
    const pages = await this.repository.listPublished();
    if (generation === this.generation) this.pages = pages;
  }
}
