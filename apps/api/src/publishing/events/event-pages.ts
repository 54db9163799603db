import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { type VisitorPage, VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import type { EventEntity } from './event.entity.ts';
import { TranslatedEvents } from './translated-events.ts';

/** A standalone page about an event, and the event in the language of the page. */
export interface EventPage {
  event: EventEntity;
  page: VisitorPage;
}

/** Standalone pages about events, such as the ticket page and the waiting list page. */
@Injectable()
export class EventPages {
  constructor(
    private readonly pages: VisitorPages,
    private readonly events: TranslatedEvents,
  ) {}

  /** @param language of the reader; null: the original */
  async about(event: EventEntity, language: TranslationLanguage | null): Promise<EventPage> {
    const page = this.pages.in(language);
    return { page, event: (await this.events.of(event, language))(page.language) };
  }
}
