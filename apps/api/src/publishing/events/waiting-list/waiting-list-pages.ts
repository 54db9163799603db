import { Injectable } from '@nestjs/common';
import type { EventEntity } from '../event.entity.ts';
import { EventTickets } from '../event-tickets.ts';
import { waitingLinkNotFound } from '../events.errors.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { type WaitingListKey, WaitingListLinks } from './waiting-list-links.ts';
import { lapsedPage, notWaitingPage, offerPage, placePage, seatTakenPage } from './waiting-list-page.ts';

/** What the link in somebody's mail shows. */
@Injectable()
export class WaitingListPages {
  constructor(
    private readonly links: WaitingListLinks,
    private readonly events: EventsRepository,
    private readonly entries: WaitingListRepository,
    private readonly tickets: EventTickets,
  ) {}

  /** @throws DomainError 404 where there is no such event any more */
  async show(key: WaitingListKey, now: Date): Promise<string> {
    const event = await this.events.table.findById(key.eventId);
    if (!event || event.deletedAt) throw waitingLinkNotFound();
    return this.draw(event, await this.entries.find(key.eventId, key.id), now);
  }

  private async draw(event: EventEntity, entry: WaitingListEntry | null, now: Date): Promise<string> {
    const { site } = this.tickets;
    if (!entry) return notWaitingPage(event, site);
    const code = this.links.codeOf(entry);
    const { state, offeredUntil, registrationId } = entry;
    if (state === 'waiting')
      return placePage(event, site, { code, place: await this.entries.countWaiting(event.id, entry.id) });
    if (registrationId !== null)
      return seatTakenPage(event, site, { ticket: this.tickets.codeOf({ eventId: event.id, id: registrationId }) });
    const isHeld = state === 'offered' && offeredUntil !== null && offeredUntil > now;
    return isHeld ? offerPage(event, site, { code, until: offeredUntil }) : lapsedPage(event, site);
  }
}
