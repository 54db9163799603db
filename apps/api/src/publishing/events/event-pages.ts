import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { type VisitorPage, VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import type { EventEntity } from './event.entity.ts';
import { TranslatedEvents } from './translated-events.ts';

/** A small page about an event, and the event in its language. */
export interface EventPage {
  event: EventEntity;
  page: VisitorPage;
}

/** Small pages about events: of a ticket, of a place on a waiting list. */
@Injectable()
export class EventPages {
  constructor(
    private readonly pages: VisitorPages,
    private readonly events: TranslatedEvents,
  ) {}

  /** @param language in which somebody reads; null: the original */
  async about(event: EventEntity, language: TranslationLanguage | null): Promise<EventPage> {
    const page = this.pages.in(language);
    return { page, event: (await this.events.of(event, language))(page.language) };
  }
}
