import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { datesIn } from '../../../platform/message-templates/message-dates.ts';
import { messageFrom, type MessageLanguage } from '../../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../../platform/validation/phone.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventPageUrl } from '../event-calendar.ts';
import { phrasesIn } from '../event-phrases.ts';
import { eventValues, shortTitle } from '../event-variables.ts';
import { TranslatedEvents } from '../translated-events.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListLinks } from './waiting-list-links.ts';
import { seatOffer, seatOfferText, waitingPlace } from './waiting-list-templates.ts';

/** Maximum characters of a title in a text message; operators charge for every 160 characters. */
const textTitleLength = 40;

/** Messages to people on a waiting list, added to the outbox in the current transaction. */
@Injectable()
export class WaitingListMails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly links: WaitingListLinks,
    private readonly config: Config,
    private readonly events: TranslatedEvents,
  ) {}

  /** Tells the person their place in line. By e-mail only, because anybody may have made the request, and a text message costs money. */
  async place(event: EventEntity, entry: WaitingListEntry, place: number): Promise<void> {
    const valuesIn = await this.valuesOf(event, entry);
    await this.outbox.enqueue(
      messageFrom(
        waitingPlace,
        entry.email,
        (_, language) => ({ ...valuesIn(language), place: String(place) }),
        languageOf(entry),
      ),
    );
  }

  /** Tells the person that a seat is held for them. */
  async offer(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<void> {
    await this.offerAgain(event, entry);
    const phone = internationalPhone(entry.phone);
    if (phone === null) return;
    const eventIn = await this.events.of(event, entry.language);
    await this.outbox.enqueue(
      messageFrom(
        seatOfferText,
        phone,
        (_, language) => ({
          eventTitle: shortTitle(eventIn(language).title, textTitleLength),
          offeredUntil: datesIn(language).dayTime(entry.offeredUntil),
          waitingLink: this.links.urlOf(entry),
        }),
        languageOf(entry),
      ),
    );
  }

  async offerAgain(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<void> {
    const valuesIn = await this.valuesOf(event, entry);
    await this.outbox.enqueue(
      messageFrom(
        seatOffer,
        entry.email,
        (_, language) => {
          const { longDay, time } = datesIn(language);
          return {
            ...valuesIn(language),
            offeredUntil: `${longDay(entry.offeredUntil)}, ${time(entry.offeredUntil)}`,
          };
        },
        languageOf(entry),
      ),
    );
  }

  private async valuesOf(event: EventEntity, entry: WaitingListEntry) {
    const eventIn = await this.events.of(event, entry.language);
    return (language: MessageLanguage) => ({
      firstName: salutation(entry.firstName, phrasesIn(language).friend),
      ...eventValues(eventIn(language), language),
      waitingLink: this.links.urlOf(entry),
      eventLink: eventPageUrl(event.id, this.config.publicUrl, language),
    });
  }
}

const languageOf = ({ language }: WaitingListEntry) => ({ language });
