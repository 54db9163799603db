import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { inBatches } from '../../../platform/database/batches.ts';
import { Database } from '../../../platform/database/database.ts';
import { csvPieces } from '../../../platform/http/csv.ts';
import type { Page } from '../../../platform/http/paged.ts';
import { EventRegistrationsService } from '../event-registrations.service.ts';
import { waitingListEntryNotFound } from '../events.errors.ts';
import { WaitingLine } from './waiting-line.ts';
import {
  toWaitingListEntryResponse,
  type WaitingListEntryResponse,
  type WaitingListQuery,
} from './waiting-list.dto.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';

/** Waiting lists for the office. */
@Injectable()
export class WaitingListAdminService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly line: WaitingLine,
    private readonly entries: WaitingListRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** In the order of joining. @throws DomainError 404 */
  async list(eventId: number, query: WaitingListQuery): Promise<Page<WaitingListEntryResponse>> {
    await this.registrations.getKnown(eventId);
    const { items, total } = await this.entries.list(eventId, query);
    const [first] = items;
    const before = first ? await this.entries.countWaiting(eventId, first.id - 1) : 0;
    return { items: numbered(items, before), total };
  }

  /** All entries as the pieces of a CSV file. @throws DomainError 404 */
  async exportCsv(eventId: number): Promise<AsyncGenerator<string>> {
    await this.registrations.getKnown(eventId);
    const columns = [
      'place',
      'state',
      'firstName',
      'lastName',
      'email',
      'phone',
      'specialRequests',
      'offeredUntil',
      'createdAt',
    ] as const;
    return csvPieces(columns, this.numberedBatches(eventId), (entry) => columns.map((column) => entry[column]));
  }

  /** Removes somebody from the list; a seat that was held goes to the next in line. @throws DomainError 404 */
  remove(eventId: number, id: number, now = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      const event = await this.registrations.getKnown(eventId);
      if (!(await this.line.remove(eventId, id, now))) throw waitingListEntryNotFound();
      await this.audit.record({
        action: 'removed from waiting list',
        entity: 'event',
        entityId: eventId,
        summary: `Somebody taken off the waiting list of '${event.title}'`,
      });
    });
  }

  private async *numberedBatches(eventId: number): AsyncGenerator<WaitingListEntryResponse[]> {
    let before = 0;
    const batches = inBatches<WaitingListEntry>((last, limit) => this.entries.listAfter(eventId, last?.id ?? 0, limit));
    for await (const batch of batches) {
      const rows = numbered(batch, before);
      before += rows.filter(({ place }) => place !== null).length;
      yield rows;
    }
  }
}

/** @param before number of people who wait ahead of the first of these entries */
function numbered(entries: readonly WaitingListEntry[], before: number): WaitingListEntryResponse[] {
  let place = before;
  return entries.map((entry) => toWaitingListEntryResponse(entry, entry.state === 'waiting' ? (place += 1) : null));
}
