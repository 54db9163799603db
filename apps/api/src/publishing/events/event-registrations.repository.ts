import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import { removeInBatches } from '../../platform/database/batches.ts';
import { measurePeriods } from '../../platform/database/periods.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { ofEventOverBefore } from './event-over.ts';
import { EventRegistration } from './event-registration.entity.ts';

/** The columns of a registration that the gate needs. */
export type GateRow = Pick<EventRegistration, 'id' | 'firstName' | 'lastName' | 'phone' | 'confirmationCode'>;

@Injectable()
export class EventRegistrationsRepository {
  constructor(@InjectRepository(EventRegistration) private readonly registrations: Repository<EventRegistration>) {}

  /** The person's seat at the event, or null. */
  findByPerson(eventId: number, personKey: string): Promise<EventRegistration | null> {
    return this.registrations.findOneBy({ eventId, personKey });
  }

  /** The seats of these people at the event. */
  findByPersons(eventId: number, personKeys: readonly string[]): Promise<EventRegistration[]> {
    return this.registrations.findBy({ eventId, personKey: In([...personKeys]) });
  }

  /** Makes a registration the first of a group, to which companions can be added later. */
  async beginGroup(id: number): Promise<void> {
    await this.registrations.update({ id, groupId: IsNull() }, { groupId: id });
  }

  /** A registration with all registrations of its group, in the order in which they were made. */
  async groupOf(registration: EventRegistration): Promise<EventRegistration[]> {
    const { groupId } = registration;
    if (groupId === null) return [registration];
    return this.registrations.find({ where: { groupId }, order: { id: 'ASC' } });
  }

  async setDevice(id: number, deviceId: number): Promise<void> {
    await this.registrations.update(id, { deviceId });
  }

  /** The registration with this id, if it is for this event. */
  findOfEvent(eventId: number, id: number): Promise<EventRegistration | null> {
    return this.registrations.findOneBy({ eventId, id });
  }

  /** Fails with a duplicate key when the person has a seat already, or when the code is taken. */
  async insert(columns: Omit<EventRegistration, 'id' | 'event'>): Promise<EventRegistration> {
    const { identifiers } = await this.registrations.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async removeAll(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.registrations.delete({ id: In([...ids]) });
  }

  /** Returns false if the row does not exist any more. Only the caller that removes the row frees its seat, so that no seat is freed twice. */
  async remove(eventId: number, id: number): Promise<boolean> {
    return (await this.registrations.delete({ eventId, id })).affected === 1;
  }

  /** Records that the confirmation is sent again; returns false if it was sent at or after `since`. */
  async claimConfirmation(id: number, now: Date, since: Date): Promise<boolean> {
    const { affected } = await this.registrations.update(
      [
        { id, confirmedAt: LessThan(since) },
        { id, confirmedAt: IsNull(), createdAt: LessThan(since) },
      ],
      { confirmedAt: now },
    );
    return affected === 1;
  }

  /** One page of an event's registrations in the order in which they were made, and the total. */
  async listOfEvent(eventId: number, limit: number, offset: number): Promise<Page<EventRegistration>> {
    const total = await this.registrations.countBy({ eventId });
    // Skipped rows are read from the index only.
    const ids = await this.registrations
      .createQueryBuilder('registration')
      .select('registration.id', 'id')
      .where({ eventId })
      .orderBy('registration.id')
      .offset(offset)
      .limit(limit)
      .getRawMany<{ id: number }>();
    const items = await this.registrations.find({ where: { id: In(ids.map(({ id }) => id)) }, order: { id: 'ASC' } });
    return { items, total };
  }

  /** An event's registrations with ids above `id`, in the order in which they were made. */
  listAfter(eventId: number, id: number, limit: number): Promise<EventRegistration[]> {
    return this.registrations.find({ where: { eventId, id: MoreThan(id) }, order: { id: 'ASC' }, take: limit });
  }

  /** All ids of an event's registrations in the order in which they were made. @param isThanked false: only people who were not thanked yet */
  async listIds(eventId: number, { isThanked }: { isThanked?: false } = {}): Promise<number[]> {
    const rows = this.registrations
      .createQueryBuilder('registration')
      .select('registration.id', 'id')
      .where({ eventId, ...(isThanked === false ? { thankedAt: IsNull() } : {}) });
    return (await rows.orderBy('registration.id').getRawMany<{ id: number }>()).map(({ id }) => id);
  }

  /** The registrations with these ids, in the order in which they were made. */
  findByIds(ids: readonly number[]): Promise<EventRegistration[]> {
    return this.registrations.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Records that the person and everybody of the same group are thanked; returns false if that was recorded before. */
  async claimThanks({ id, groupId }: Pick<EventRegistration, 'id' | 'groupId'>, now: Date): Promise<boolean> {
    const thanked = { ...(groupId === null ? { id } : { groupId }), thankedAt: IsNull() };
    return ((await this.registrations.update(thanked, { thankedAt: now })).affected ?? 0) > 0;
  }

  countOfEvent(eventId: number): Promise<number> {
    return this.registrations.countBy({ eventId });
  }

  /** Like `listAfter` with few columns. Rows are raw, because creating thousands of entities would block the event loop. */
  listForGate(eventId: number, id: number, limit: number): Promise<GateRow[]> {
    const columns = ['id', 'firstName', 'lastName', 'phone', 'confirmationCode'];
    return this.registrations
      .createQueryBuilder('registration')
      .select(columns.map((column) => `registration.${column} AS ${column}`))
      .where({ eventId, id: MoreThan(id) })
      .orderBy('registration.id')
      .limit(limit)
      .getRawMany();
  }

  /** The latest registrations that have these words in name, e-mail, phone or code, with their events, and the total. Deleted events are left out. */
  async search(terms: string, limit: number): Promise<Page<EventRegistration>> {
    const rows = this.registrations
      .createQueryBuilder('registration')
      .innerJoinAndSelect('registration.event', 'event')
      .where('event.deletedAt IS NULL');
    searchIn(
      rows,
      terms,
      ['firstName', 'lastName', 'email', 'phone', 'confirmationCode'].map((column) => `registration.${column}`),
    );
    const [items, total] = await rows.orderBy('registration.id', 'DESC').limit(limit).getManyAndCount();
    return { items, total };
  }

  /** Removes registrations for events that were over before `moment`, whenever they were made. Returns how many were removed. */
  removeOfEventsOverBefore(moment: Date): Promise<number> {
    return removeInBatches(this.registrations, { eventId: ofEventOverBefore(moment) });
  }

  /** Number of registrations over all events. */
  count(): Promise<number> {
    return this.registrations.count();
  }

  /** Number of registrations made from `start` up to, but not at, `end`. */
  countMade(start: Date, end: Date): Promise<number> {
    return this.registrations.countBy({ createdAt: Between(start, new Date(end.getTime() - 1)) });
  }

  /** Number of registrations made in each of the periods. */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return measurePeriods(this.registrations, { column: 'createdAt', bounds });
  }
}
