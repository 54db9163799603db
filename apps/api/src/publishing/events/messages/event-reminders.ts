import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addDays, kampalaDay, kampalaInstant } from '@ministry/domain';
import { isDuplicateKey } from '../../../platform/database/errors.ts';
import { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventsRepository } from '../events.repository.ts';
import { EventMessagesRepository, type NewEventMessage } from './event-messages.repository.ts';
import { reminderText } from './reminder-text.ts';

const minute = 60_000;
/** Minutes of the day in Kampala between which reminders are planned, so that no phone rings at night. */
const [earliest, latest] = [9 * 60, 20 * 60];

/** Reminds everybody who is registered on the day before an event, once for each start that the event has had. */
@Injectable()
export class EventReminders implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventsRepository,
    private readonly messages: EventMessagesRepository,
    private readonly templates: MessageTemplates,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(minute)
  run(): Promise<void> {
    return logFailure('Reminders of events', this.plan(new Date()));
  }

  async plan(now: Date): Promise<void> {
    const today = kampalaDay(now);
    if (now < kampalaInstant(today, earliest) || now >= kampalaInstant(today, latest)) return;
    const tomorrow = addDays(today, 1);
    const [from, to] = [kampalaInstant(tomorrow, 0), kampalaInstant(addDays(tomorrow, 1), 0)];
    for (const event of await this.events.listWithRegistrations(from, to))
      await logFailure(`The reminder of event ${event.id}`, this.remind(event, now));
  }

  private async remind(event: EventEntity, now: Date): Promise<void> {
    if (await this.messages.hasReminder(event.id, event.date)) return;
    try {
      await this.messages.insert(this.reminder(event, now));
    } catch (error) {
      // Another process has inserted the reminder first.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private reminder(event: EventEntity, now: Date): NewEventMessage {
    return {
      eventId: event.id,
      reminderFor: event.date,
      ...reminderText(this.templates, () => event, null),
      sendAt: now,
      createdAt: now,
    };
  }
}
