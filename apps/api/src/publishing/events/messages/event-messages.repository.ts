import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { EventMessage } from './event-message.entity.ts';

export type NewEventMessage = Omit<EventMessage, 'id' | 'event' | 'lastRegistrationId' | 'sentCount' | 'finishedAt'>;

@Injectable()
export class EventMessagesRepository {
  constructor(@InjectRepository(EventMessage) private readonly messages: Repository<EventMessage>) {}

  /** Fails with a duplicate key where there is a reminder of this start already. */
  async insert(message: NewEventMessage): Promise<EventMessage> {
    const columns = { ...message, lastRegistrationId: 0, sentCount: 0, finishedAt: null };
    const { identifiers } = await this.messages.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** Those of one event, latest first. */
  listOfEvent(eventId: number, limit: number, offset: number): Promise<[EventMessage[], number]> {
    return this.messages.findAndCount({ where: { eventId }, order: { id: 'DESC' }, take: limit, skip: offset });
  }

  exists(eventId: number, id: number): Promise<boolean> {
    return this.messages.existsBy({ eventId, id });
  }

  hasReminder(eventId: number, reminderFor: Date): Promise<boolean> {
    return this.messages.existsBy({ eventId, reminderFor });
  }

  /** Removes one that nobody was sent yet; false where sending has begun. */
  async removeUnsent(eventId: number, id: number, now: Date): Promise<boolean> {
    return (await this.messages.delete({ eventId, id, sendAt: MoreThan(now) })).affected === 1;
  }

  /** Those to be sent, oldest first. */
  listDue(now: Date): Promise<EventMessage[]> {
    return this.messages.find({ where: { finishedAt: IsNull(), sendAt: LessThanOrEqual(now) }, order: { id: 'ASC' } });
  }

  /** Notes that those up to `lastRegistrationId` are written to; false where another process has gone on meanwhile. */
  async advance(
    { id, lastRegistrationId, sentCount }: EventMessage,
    next: Pick<EventMessage, 'lastRegistrationId' | 'sentCount' | 'finishedAt'>,
  ): Promise<boolean> {
    const { affected } = await this.messages.update({ id, lastRegistrationId, sentCount, finishedAt: IsNull() }, next);
    return affected === 1;
  }
}
