import { Injectable } from '@nestjs/common';
import { messageFrom, type MessageLanguage } from '../../../platform/message-templates/message-template.ts';
import { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import { type DeviceNotification, DeviceNotifications } from '../../../platform/push/device-notifications.ts';
import { internationalPhone } from '../../../platform/validation/phone.ts';
import type { EventEntity } from '../event.entity.ts';
import { phrasesIn } from '../event-phrases.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventTickets } from '../event-tickets.ts';
import { eventValues } from '../event-variables.ts';
import { notificationTexts } from '../events.copy.ts';
import { TranslatedEvents } from '../translated-events.ts';
import type { EventMessage } from './event-message.entity.ts';
import { eventMessage, eventMessageText } from './event-message-templates.ts';
import { reminderText } from './reminder-text.ts';

/** Sends a message to one person, also for companions. Everything is added to the outbox in the current transaction. */
@Injectable()
export class EventMessageMails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly tickets: EventTickets,
    private readonly notifications: DeviceNotifications,
    private readonly events: TranslatedEvents,
    private readonly templates: MessageTemplates,
  ) {}

  /**
   * A reminder uses the channel that the person chose. A message from the office goes by e-mail, and also as a text message if it has one. Devices
   * that follow the registration are notified in any case.
   */
  async send(
    event: EventEntity,
    message: EventMessage,
    group: readonly [EventRegistration, ...EventRegistration[]],
  ): Promise<void> {
    const [person] = group;
    const { language } = person;
    const eventIn = await this.events.of(event, language);
    const isOwnReminder = message.reminderFor !== null && language !== null;
    const words = isOwnReminder ? reminderText(this.templates, eventIn, language) : message;
    const phone = message.textMessage === null ? null : internationalPhone(person.phone);
    const isTextAlone = message.reminderFor !== null && person.remindBy === 'text' && phone !== null;
    const isEmailAlone = message.reminderFor !== null && person.remindBy !== 'text';
    if (!isTextAlone) await this.sendEmail(eventIn, words, group);
    if (phone !== null && !isEmailAlone)
      await this.outbox.enqueue(
        messageFrom(eventMessageText, phone, { message: words.textMessage ?? '' }, { language }),
      );
    const devices = new Set(group.flatMap(({ deviceId }) => deviceId ?? []));
    for (const device of devices) await this.notifications.notify(device, notificationOf(event, message));
  }

  private async sendEmail(
    eventIn: (language: MessageLanguage) => EventEntity,
    { subject, body }: Pick<EventMessage, 'subject' | 'body'>,
    group: readonly [EventRegistration, ...EventRegistration[]],
  ): Promise<void> {
    const [person] = group;
    await this.outbox.enqueue(
      messageFrom(
        eventMessage,
        person.email,
        (_, language) => ({
          firstName: salutation(person.firstName, phrasesIn(language).friend),
          subject,
          message: body,
          ...eventValues(eventIn(language), language),
          tickets: this.tickets.ticketText(group, language),
        }),
        { language: person.language },
      ),
    );
  }
}

/** Contains only what anybody who sees the screen may read; the rest is in the e-mail or the text message. */
const notificationOf = (event: EventEntity, { reminderFor }: EventMessage): DeviceNotification => ({
  title: reminderFor === null ? notificationTexts.news : notificationTexts.tomorrow,
  body: event.title,
  path: `/events/${event.id}`,
  tag: `event:${event.id}`,
  expiresAt: event.endDate ?? event.date,
});
