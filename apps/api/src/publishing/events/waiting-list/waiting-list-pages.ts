import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import type { VisitorPage } from '../../../platform/site-settings/visitor-pages.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventPages } from '../event-pages.ts';
import { EventTickets } from '../event-tickets.ts';
import { waitingLinkNotFound } from '../events.errors.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { type WaitingListKey, WaitingListLinks } from './waiting-list-links.ts';
import { lapsedPage, notWaitingPage, offerPage, placePage, seatTakenPage } from './waiting-list-page.ts';

/** The pages that the link in a waiting list e-mail shows. */
@Injectable()
export class WaitingListPages {
  constructor(
    private readonly links: WaitingListLinks,
    private readonly events: EventsRepository,
    private readonly entries: WaitingListRepository,
    private readonly tickets: EventTickets,
    private readonly pages: EventPages,
  ) {}

  /**
   * @param asked language of the address or of the previous page; without it the language of the entry is used
   * @throws DomainError 404 if the event no longer exists
   */
  async show(key: WaitingListKey, asked: TranslationLanguage | null, now: Date): Promise<string> {
    const original = await this.events.table.findById(key.eventId);
    if (!original || original.deletedAt) throw waitingLinkNotFound();
    const entry = await this.entries.find(key.eventId, key.id);
    const { event, page } = await this.pages.about(original, asked ?? entry?.language ?? null);
    return this.render(event, entry, page, now);
  }

  private async render(
    event: EventEntity,
    entry: WaitingListEntry | null,
    page: VisitorPage,
    now: Date,
  ): Promise<string> {
    if (!entry) return notWaitingPage(event, page);
    const code = this.links.codeOf(entry);
    const { state, offeredUntil, registrationId } = entry;
    if (state === 'waiting')
      return placePage(event, page, { code, place: await this.entries.countWaiting(event.id, entry.id) });
    if (registrationId !== null)
      return seatTakenPage(event, page, { ticket: this.tickets.codeOf({ eventId: event.id, id: registrationId }) });
    const isHeld = state === 'offered' && offeredUntil !== null && offeredUntil > now;
    return isHeld ? offerPage(event, page, { code, until: offeredUntil }) : lapsedPage(event, page);
  }
}
