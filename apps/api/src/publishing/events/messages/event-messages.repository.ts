import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { EventMessage } from './event-message.entity.ts';

export type NewEventMessage = Omit<EventMessage, 'id' | 'event' | 'lastRegistrationId' | 'sentCount' | 'finishedAt'>;

@Injectable()
export class EventMessagesRepository {
  constructor(@InjectRepository(EventMessage) private readonly messages: Repository<EventMessage>) {}

  /** Fails with a duplicate key if there is already a reminder of this start. */
  async insert(message: NewEventMessage): Promise<EventMessage> {
    const columns = { ...message, lastRegistrationId: 0, sentCount: 0, finishedAt: null };
    const { identifiers } = await this.messages.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** The messages of one event, latest first. */
  listOfEvent(eventId: number, limit: number, offset: number): Promise<[EventMessage[], number]> {
    return this.messages.findAndCount({ where: { eventId }, order: { id: 'DESC' }, take: limit, skip: offset });
  }

  exists(eventId: number, id: number): Promise<boolean> {
    return this.messages.existsBy({ eventId, id });
  }

  hasReminder(eventId: number, reminderFor: Date): Promise<boolean> {
    return this.messages.existsBy({ eventId, reminderFor });
  }

  /** Removes a message that was not sent to anybody yet; returns false if sending has begun. */
  async removeUnsent(eventId: number, id: number, now: Date): Promise<boolean> {
    return (await this.messages.delete({ eventId, id, sendAt: MoreThan(now) })).affected === 1;
  }

  /** The messages to be sent, oldest first. */
  listDue(now: Date): Promise<EventMessage[]> {
    return this.messages.find({ where: { finishedAt: IsNull(), sendAt: LessThanOrEqual(now) }, order: { id: 'ASC' } });
  }

  /** Records that the registrations up to `lastRegistrationId` are messaged; returns false if another process has continued in the meantime. */
  async advance(
    { id, lastRegistrationId, sentCount }: EventMessage,
    next: Pick<EventMessage, 'lastRegistrationId' | 'sentCount' | 'finishedAt'>,
  ): Promise<boolean> {
    const { affected } = await this.messages.update({ id, lastRegistrationId, sentCount, finishedAt: IsNull() }, next);
    return affected === 1;
  }
}
