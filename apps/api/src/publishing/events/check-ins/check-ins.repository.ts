import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { TicketScans } from '@ministry/domain';
import { removeInBatches } from '../../../platform/database/batches.ts';
import { isDuplicateKey } from '../../../platform/database/errors.ts';
import { ofEventOverBefore } from '../event-over.ts';
import { CheckIn } from './check-in.entity.ts';
import { CheckInCounter } from './check-in-counter.entity.ts';

@Injectable()
export class CheckInsRepository {
  constructor(
    @InjectRepository(CheckIn) private readonly scans: Repository<CheckIn>,
    @InjectRepository(CheckInCounter) private readonly counters: Repository<CheckInCounter>,
  ) {}

  /**
   * Creates the counter of the event if it is missing. Call it before a transaction: on MySQL, an insert that fails keeps a shared lock on the row until
   * the end of the transaction, and two transactions that then increment the counter would deadlock.
   */
  async addCounter(eventId: number): Promise<void> {
    if (await this.counters.existsBy({ eventId })) return;
    try {
      await this.counters.insert({ eventId, lastNumber: 0 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Reserves `count` numbers and locks the counter until the end of the transaction. Returns the number before the first. */
  async takeNumbers(eventId: number, count: number): Promise<number> {
    await this.counters.increment({ eventId }, 'lastNumber', count);
    return (await this.counters.findOneByOrFail({ eventId })).lastNumber - count;
  }

  /** The ids among these that are already stored. */
  async findKnown(eventId: number, scanIds: readonly string[]): Promise<Set<string>> {
    const known = await this.scans.find({ select: { scanId: true }, where: { eventId, scanId: In([...scanIds]) } });
    return new Set(known.map(({ scanId }) => scanId));
  }

  async insert(scans: readonly Omit<CheckIn, 'id' | 'event'>[]): Promise<void> {
    await this.scans
      .createQueryBuilder()
      .insert()
      .values([...scans])
      .updateEntity(false)
      .execute();
  }

  /** Whether this ticket was let in, and the entry was not undone. */
  async isInside(eventId: number, ticket: string): Promise<boolean> {
    const ticketScans = new TicketScans();
    for (const { scanId, scannedAt, ...scan } of await this.scans.findBy({ eventId, ticket }))
      ticketScans.add({ ...scan, id: scanId, at: scannedAt.getTime() });
    return ticketScans.count > 0;
  }

  /** The scans of an event after a number, in their order. */
  listAfter(eventId: number, number: number, limit: number): Promise<CheckIn[]> {
    return this.scans.find({ where: { eventId, number: MoreThan(number) }, order: { number: 'ASC' }, take: limit });
  }

  /** Removes the scans of events that were over before `moment`. Returns how many were removed. */
  removeOfEventsOverBefore(moment: Date): Promise<number> {
    return removeInBatches(this.scans, { eventId: ofEventOverBefore(moment) });
  }
}
