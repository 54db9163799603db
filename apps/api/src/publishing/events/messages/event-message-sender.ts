import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isOver } from '@ministry/domain';
import { Database } from '../../../platform/database/database.ts';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import { Rounds } from '../../../platform/scheduling/rounds.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventMessage } from './event-message.entity.ts';
import { EventMessageMails } from './event-message-mails.ts';
import { EventMessagesRepository } from './event-messages.repository.ts';

const roundMs = 10_000;
/** Number of people in one transaction. */
const batchSize = 100;

/** Sends the messages that are due to everybody who is registered, once to each: of several processes, only one handles each batch. */
@Injectable()
export class EventMessageSender implements OnApplicationBootstrap {
  private readonly rounds = new Rounds('Messages to those registered for an event');

  constructor(
    private readonly messages: EventMessagesRepository,
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly mails: EventMessageMails,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(roundMs)
  run(): Promise<void> {
    return this.rounds.run(() => this.send(new Date()));
  }

  /** A message that fails is continued in the next round and does not stop the others. */
  async send(now: Date): Promise<void> {
    const failed = new Set<number>();
    const listDue = async (): Promise<EventMessage[]> =>
      (await this.messages.listDue(now)).filter(({ id }) => !failed.has(id));
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const message of due) {
        failed.add(message.id);
        const batch = this.sendBatch(message, now).then(() => failed.delete(message.id));
        await logFailure(`Message ${message.id} to those registered for event ${message.eventId}`, batch);
      }
  }

  /** Sends the next batch and records the progress in the same transaction; does nothing if another process has continued the message. */
  private sendBatch(message: EventMessage, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      const event = await this.events.table.findById(message.eventId);
      const isWanted = event && !event.deletedAt && !isOver(event, now);
      const people = isWanted
        ? await this.registrations.listAfter(message.eventId, message.lastRegistrationId, batchSize)
        : [];
      const hasMoved = await this.messages.advance(message, {
        lastRegistrationId: people.at(-1)?.id ?? message.lastRegistrationId,
        sentCount: message.sentCount + people.length,
        finishedAt: people.length < batchSize ? now : null,
      });
      if (!hasMoved || !event) return;
      for (const person of people) {
        const group = await this.registrations.groupOf(person);
        const [first] = group;
        // One message for all who were registered together, to the first of the group who still has a seat.
        if (first?.id === person.id) await this.mails.send(event, message, [person, ...group.slice(1)]);
      }
    });
  }
}
