import { Injectable } from '@nestjs/common';
import { weeklyItems } from '@ministry/domain';
import { currentLanguage } from '../../platform/auth/request-context.ts';
import { horizonSvg } from '../../platform/pictures/horizon.ts';
import { loadSharp } from '../../platform/pictures/sharp.ts';
import { TranslatedSettings } from '../../platform/site-settings/translated-settings.service.ts';
import { type VisitorPage, VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import { EventsService } from '../events/events.service.ts';
import { SermonsService } from '../sermons/sermons.service.ts';
import { feedTexts } from './feeds.copy.ts';
import { serviceNotFound } from './feeds.errors.ts';
import { podcast } from './podcast.ts';
import { servicesCalendar } from './services-calendar.ts';

/** Size of the podcast cover in pixels: the minimum that podcast directories accept. */
const cover = { width: 1_400, height: 1_400, seed: 7 };
const maxSermons = 300;

async function drawCover(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(horizonSvg(cover)))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The feeds that calendars and podcast players subscribe to, in the language of the request. */
@Injectable()
export class FeedsService {
  private drawnCover: Promise<Buffer> | undefined;

  constructor(
    private readonly events: EventsService,
    private readonly sermons: SermonsService,
    private readonly settings: TranslatedSettings,
    private readonly pages: VisitorPages,
  ) {}

  /** The whole weekly programme, without reminders: people would remove a calendar that alerts them before every service. */
  services(now = new Date()): string {
    const settings = this.settings.get();
    return servicesCalendar(weeklyItems(settings.programme), settings, {
      name: this.page.text(feedTexts.services({ church: settings.identity.name })),
      page: this.page,
      now,
      reminds: false,
    });
  }

  /** One row of the programme by its id, with a reminder. @throws DomainError 404 */
  service(slug: string, now = new Date()): string {
    const settings = this.settings.get();
    const item = settings.programme.items.find(({ id }) => id === slug);
    if (!item) throw serviceNotFound();
    return servicesCalendar([item], settings, {
      name: `${item.title}, ${settings.identity.name}`,
      page: this.page,
      now,
      reminds: true,
    });
  }

  /** The published events that are not over. */
  upcomingEvents(): Promise<string> {
    const { page } = this;
    const name = page.text(feedTexts.events({ church: this.settings.get().identity.name }));
    return this.events.upcomingCalendar(name, new Date(), page.language);
  }

  /** The published sermons whose recording is stored on this site, newest first. */
  async podcast(): Promise<string> {
    return podcast(await this.sermons.listStored(maxSermons), this.settings.get().identity, this.page);
  }

  private get page(): VisitorPage {
    return this.pages.in(currentLanguage() ?? null);
  }

  /** The cover of the podcast as a JPEG; it is drawn once, and again for the next request if that failed. */
  podcastCover(): Promise<Buffer> {
    this.drawnCover ??= drawCover().catch((error: unknown) => {
      this.drawnCover = undefined;
      throw error;
    });
    return this.drawnCover;
  }
}
