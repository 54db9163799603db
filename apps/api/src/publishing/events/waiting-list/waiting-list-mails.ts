import { Injectable } from '@nestjs/common';
import { formatDayTime, formatLongDay, formatTime } from '@ministry/domain';
import { Config } from '../../../platform/config/config.ts';
import { messageFrom } from '../../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../../platform/validation/phone.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventPageUrl } from '../event-calendar.ts';
import { eventValues, shortTitle } from '../event-variables.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListLinks } from './waiting-list-links.ts';
import { seatOffer, seatOfferText, waitingPlace } from './waiting-list-templates.ts';

/** Characters of a title in a text, of which an operator charges every 160. */
const textTitleLength = 40;

/** What people on a waiting list are told, written down in the transaction under way. */
@Injectable()
export class WaitingListMails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly links: WaitingListLinks,
    private readonly config: Config,
  ) {}

  /** Where the person stands. By e-mail alone: anybody may have asked for it, and a text costs money. */
  place(event: EventEntity, entry: WaitingListEntry, place: number): Promise<unknown> {
    return this.outbox.enqueue(
      messageFrom(waitingPlace, entry.email, { ...this.valuesOf(event, entry), place: String(place) }),
    );
  }

  /** A seat is held for the person. */
  async offer(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<void> {
    await this.offerAgain(event, entry);
    const phone = internationalPhone(entry.phone);
    if (phone === null) return;
    await this.outbox.enqueue(
      messageFrom(seatOfferText, phone, {
        eventTitle: shortTitle(event.title, textTitleLength),
        offeredUntil: formatDayTime(entry.offeredUntil),
        waitingLink: this.links.urlOf(entry),
      }),
    );
  }

  offerAgain(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<unknown> {
    const offeredUntil = `${formatLongDay(entry.offeredUntil)}, ${formatTime(entry.offeredUntil)}`;
    return this.outbox.enqueue(messageFrom(seatOffer, entry.email, { ...this.valuesOf(event, entry), offeredUntil }));
  }

  private valuesOf(event: EventEntity, entry: WaitingListEntry) {
    return {
      firstName: salutation(entry.firstName),
      ...eventValues(event),
      waitingLink: this.links.urlOf(entry),
      eventLink: eventPageUrl(event.id, this.config.publicUrl),
    };
  }
}
