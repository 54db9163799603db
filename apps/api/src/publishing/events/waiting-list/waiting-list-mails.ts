import { Injectable } from '@nestjs/common';
import { formatDayTime, formatLongDay, formatTime } from '@ministry/domain';
import { Config } from '../../../platform/config/config.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../../platform/validation/phone.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventMailLines, eventPageUrl } from '../event-calendar.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListLinks } from './waiting-list-links.ts';

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
    return this.email(event, entry, `You are on the waiting list: ${event.title}`, [
      `All seats are taken at the moment. You are number ${place} in line.`,
      '',
      'As soon as a seat comes free for you we write to you again, and keep it for you for a day, or for a shorter time close to the event.',
      '',
      'See where you stand, or leave the waiting list:',
      this.links.urlOf(entry),
    ]);
  }

  /** A seat is held for the person. */
  async offer(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<void> {
    await this.offerAgain(event, entry);
    const phone = internationalPhone(entry.phone);
    if (phone === null) return;
    const { title } = event;
    const short = title.length <= textTitleLength ? title : `${title.slice(0, textTitleLength - 3).trimEnd()}...`;
    await this.outbox.enqueue(({ shortName }) => ({
      channel: 'text',
      recipient: phone,
      text: `${shortName}: a seat is free for you: ${short}. Take it before ${formatDayTime(entry.offeredUntil)}: ${this.links.urlOf(entry)}`,
    }));
  }

  offerAgain(event: EventEntity, entry: WaitingListEntry & { offeredUntil: Date }): Promise<unknown> {
    const until = `${formatLongDay(entry.offeredUntil)}, ${formatTime(entry.offeredUntil)}`;
    return this.email(event, entry, `A seat is free for you: ${event.title}`, [
      `A seat has come free, and you are first in line. It is kept for you until ${until}, Kampala time. After that it goes to the next in line.`,
      '',
      'Take the seat, or leave it to somebody else:',
      this.links.urlOf(entry),
    ]);
  }

  private email(
    event: EventEntity,
    { firstName, email }: WaitingListEntry,
    subject: string,
    news: readonly string[],
  ): Promise<unknown> {
    return this.outbox.enqueue((identity) => ({
      channel: 'email',
      recipient: email,
      subject,
      text: [
        `Dear ${salutation(firstName)},`,
        '',
        ...news,
        '',
        ...eventMailLines(event),
        '',
        'Everything about the event:',
        eventPageUrl(event.id, this.config.publicUrl),
        '',
        `If you did not join the waiting list yourself, please tell us: ${identity.phone} or ${identity.email}.`,
        '',
        'God bless you,',
        identity.name,
        identity.postal,
        '',
      ].join('\n'),
    }));
  }
}
