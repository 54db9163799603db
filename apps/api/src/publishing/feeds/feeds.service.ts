import { Injectable } from '@nestjs/common';
import { weeklyItems } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { horizonSvg } from '../../platform/pictures/horizon.ts';
import { loadSharp } from '../../platform/pictures/sharp.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { EventsService } from '../events/events.service.ts';
import { SermonListQuery } from '../sermons/sermon.dto.ts';
import { SermonsService } from '../sermons/sermons.service.ts';
import { serviceNotFound } from './feeds.errors.ts';
import { podcast } from './podcast.ts';
import { servicesCalendar } from './services-calendar.ts';

/** Pixels of the podcast's cover, the least that its directories take. */
const cover = { width: 1_400, height: 1_400, seed: 7 };
const maxSermons = 300;

/** What calendars and podcast players subscribe to. */
@Injectable()
export class FeedsService {
  private drawnCover: Promise<Buffer> | undefined;

  constructor(
    private readonly events: EventsService,
    private readonly sermons: SermonsService,
    private readonly config: Config,
    private readonly settings: SiteSettingsService,
  ) {}

  /** The whole weekly programme, without reminders: a calendar that rang for each service would be removed again. */
  services(now = new Date()): string {
    const { identity, programme } = this.settings.current;
    return servicesCalendar(weeklyItems(programme), this.settings.current, {
      name: `Services, ${identity.name}`,
      publicUrl: this.config.publicUrl,
      now,
      reminds: false,
    });
  }

  /** One row of the programme by its id, with a reminder. @throws DomainError 404 */
  service(slug: string, now = new Date()): string {
    const { identity, programme } = this.settings.current;
    const item = programme.items.find(({ id }) => id === slug);
    if (!item) throw serviceNotFound();
    return servicesCalendar([item], this.settings.current, {
      name: `${item.title}, ${identity.name}`,
      publicUrl: this.config.publicUrl,
      now,
      reminds: true,
    });
  }

  /** The published events that are not over. */
  upcomingEvents(): Promise<string> {
    return this.events.upcomingCalendar(new Date());
  }

  /** The published sermons whose recording lies on this site, newest first. */
  async podcast(): Promise<string> {
    const { items } = await this.sermons.list(Object.assign(new SermonListQuery(), { limit: maxSermons }), undefined);
    return podcast(items, this.settings.current.identity, this.config.publicUrl);
  }

  /** The podcast's picture, JPEG; drawn once. */
  podcastCover(): Promise<Buffer> {
    this.drawnCover ??= loadSharp().then((sharp) =>
      sharp(Buffer.from(horizonSvg(cover)))
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
    return this.drawnCover;
  }
}
