import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { Config } from '../../platform/config/config.ts';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import {
  EventListQuery,
  type EventPageResponse,
  type EventRequest,
  type EventResponse,
  toEventSummary,
} from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendar } from './event-calendar.ts';
import { eventKind } from './event-kind.ts';
import { EventsRepository } from './events.repository.ts';

const maxUpcoming = 300;
/** Events that begin within this time are shown to the office, in milliseconds. */
const soon = 7 * 86_400_000;
const maxNeedingAttention = 8;

/** Events: everyone may read them, admins may change them. */
@Injectable()
export class EventsService extends ContentService<
  EventEntity,
  EventListQuery,
  EventRequest,
  EventResponse,
  EventPageResponse
> {
  constructor(
    private readonly events: EventsRepository,
    private readonly config: Config,
    private readonly settings: SiteSettingsService,
    registry: ContentRegistry,
  ) {
    super(eventKind, events, registry);
  }

  /** A calendar file with one event. @throws DomainError 404 */
  async calendar(id: number, staff: Staff | undefined): Promise<string> {
    const event = await this.items.getVisible(id, staff);
    return eventCalendar(event.title, [event], this.settings.current.identity, this.config.publicUrl);
  }

  /**
   * A calendar file with the published events that are not over, in the language of the request.
   * @param language of the pages that the file links to
   */
  async upcomingCalendar(name: string, now: Date, language: MessageLanguage): Promise<string> {
    const { items } = await this.events.list(
      Object.assign(new EventListQuery(), { when: 'upcoming', limit: maxUpcoming }),
      now,
    );
    const shown = await this.translations.ofItems(eventKind.plural, eventKind.translated, items);
    const { identity } = this.settings.current;
    return eventCalendar(
      name,
      shown.map(({ item }) => item),
      identity,
      this.config.publicUrl,
      language,
    );
  }

  /** Published events of the next seven days, and those that are nearly full, soonest first; at most eight. */
  async listNeedingAttention(now: Date): Promise<EventResponse[]> {
    const events = await this.events.listNeedingAttention(now, new Date(now.getTime() + soon), maxNeedingAttention);
    return events.map((event) => toEventSummary(event, true));
  }

  /** Number of published events, of published events that are not over, and of drafts. */
  getSummary(now: Date): Promise<{ published: number; upcoming: number; drafts: number }> {
    return this.events.countByStatus(now);
  }
}
