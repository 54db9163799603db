import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addDays, eventMessageLimits, formatDayTime, kampalaDay, kampalaInstant } from '@ministry/domain';
import { isDuplicateKey } from '../../../platform/database/errors.ts';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventsRepository } from '../events.repository.ts';
import { EventMessagesRepository, type NewEventMessage } from './event-messages.repository.ts';

const minute = 60_000;
/** Minutes of the day in Kampala between which reminders begin to leave: nobody's phone rings at night. */
const [earliest, latest] = [9 * 60, 20 * 60];

/** The day before an event everybody who is registered is reminded of it, once for each start that it has had. */
@Injectable()
export class EventReminders implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventsRepository,
    private readonly messages: EventMessagesRepository,
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
      if (!(await this.messages.hasReminder(event.id, event.date))) await this.add(reminder(event, now));
  }

  private async add(message: NewEventMessage): Promise<void> {
    try {
      await this.messages.insert(message);
    } catch (error) {
      // Another process was quicker.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function reminder({ id, title, date, location }: EventEntity, now: Date): NewEventMessage {
  const short = (length: number): string =>
    [...title].length <= length
      ? title
      : `${[...title]
          .slice(0, length - 3)
          .join('')
          .trimEnd()}...`;
  return {
    eventId: id,
    reminderFor: date,
    subject: `Tomorrow: ${short(eventMessageLimits.subject - 'Tomorrow: '.length)}`,
    body: 'You are registered for tomorrow, and we look forward to seeing you.',
    textMessage: `tomorrow: ${short(50)}, ${formatDayTime(date)}${location === '' ? '' : `, ${location}`}. Please have your ticket ready.`,
    sendAt: now,
    createdAt: now,
  };
}
