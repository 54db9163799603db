import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TicketScans } from '@ministry/domain';
import { inBatches } from '../../../platform/database/batches.ts';
import { csvPieces } from '../../../platform/http/csv.ts';
import type { Page } from '../../../platform/http/paged.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { EventRegistrationsService } from '../event-registrations.service.ts';
import { type Arrival, arrivalCurve } from './arrivals.ts';
import {
  type AttendancePersonResponse,
  type AttendanceQuery,
  type AttendanceResponse,
  toAttendancePerson,
} from './attendance.dto.ts';
import type { CheckIn } from './check-in.entity.ts';
import { CheckInsRepository } from './check-ins.repository.ts';

/** Who came to an event and who did not, by the same rule as on the phones at the gate. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly rows: EventRegistrationsRepository,
    private readonly checkIns: CheckInsRepository,
  ) {}

  /** @throws DomainError 404 */
  async getSummary(eventId: number): Promise<AttendanceResponse> {
    await this.registrations.getKnown(eventId);
    const arrivals = await this.readArrivals(eventId);
    const ids = await this.rows.listIds(eventId);
    const came = ids.filter((id) => arrivals.has(String(id))).length;
    const { minutes, spans } = arrivalCurve([...arrivals.values()].map(({ at }) => at.getTime()));
    const unthanked = await this.rows.listIds(eventId, { isThanked: false });
    return {
      registered: ids.length,
      came,
      absent: ids.length - came,
      unregistered: arrivals.size - came,
      spanMinutes: minutes,
      arrivals: spans.map(({ from, count }) => ({ from: from.toISOString(), count })),
      toThank: unthanked.filter((id) => arrivals.has(String(id))).length,
    };
  }

  /** The people who came, or those who did not, in the order in which they registered. @throws DomainError 404 */
  async listPeople(
    eventId: number,
    { attendance, limit, offset }: AttendanceQuery,
  ): Promise<Page<AttendancePersonResponse>> {
    await this.registrations.getKnown(eventId);
    const arrivals = await this.readArrivals(eventId);
    const ids = (await this.rows.listIds(eventId)).filter((id) => arrivals.has(String(id)) === (attendance === 'came'));
    const people = await this.rows.findByIds(ids.slice(offset, offset + limit));
    return {
      items: people.map((person) => toAttendancePerson(person, arrivals.get(String(person.id)))),
      total: ids.length,
    };
  }

  /** All registrations, then the people who came without one, as the pieces of a CSV file. @throws DomainError 404 */
  async exportCsv(eventId: number): Promise<AsyncGenerator<string>> {
    await this.registrations.getKnown(eventId);
    const arrivals = await this.readArrivals(eventId);
    const columns = ['firstName', 'lastName', 'email', 'phone', 'confirmationCode', 'came', 'arrivedAt', 'gate'];
    const cells = (row: EventRegistration | Arrival): (string | null)[] => {
      if (!('confirmationCode' in row))
        return [row.name ?? 'Without a registration', null, null, null, null, 'Yes', row.at.toISOString(), row.gate];
      const { firstName, lastName, email, phone, confirmationCode, arrivedAt, gate } = toAttendancePerson(
        row,
        arrivals.get(String(row.id)),
      );
      return [firstName, lastName, email, phone, confirmationCode, arrivedAt ? 'Yes' : 'No', arrivedAt, gate];
    };
    return csvPieces(columns, this.everybody(eventId, arrivals), cells);
  }

  /** The first entry of each ticket that is inside, by ticket. */
  async readArrivals(eventId: number): Promise<Map<string, Arrival>> {
    const ticketScans = new TicketScans();
    const tickets = new Set<string>();
    const scans = inBatches<CheckIn>((last, limit) => this.checkIns.listAfter(eventId, last?.number ?? 0, limit));
    for await (const batch of scans) {
      for (const { scanId, scannedAt, ...scan } of batch) {
        ticketScans.add({ ...scan, id: scanId, at: scannedAt.getTime() });
        tickets.add(scan.ticket);
      }
      // The embedded database never yields to other work between its queries.
      await turn();
    }
    const arrivals = new Map<string, Arrival>();
    for (const ticket of tickets) {
      const [first] = ticketScans.entriesOf(ticket);
      if (first) arrivals.set(ticket, { at: new Date(first.at), gate: first.gate, name: first.name });
    }
    return arrivals;
  }

  private async *everybody(
    eventId: number,
    arrivals: ReadonlyMap<string, Arrival>,
  ): AsyncGenerator<(EventRegistration | Arrival)[]> {
    const unregistered = new Map(arrivals);
    const batches = inBatches<EventRegistration>((last, limit) => this.rows.listAfter(eventId, last?.id ?? 0, limit));
    for await (const batch of batches) {
      for (const { id } of batch) unregistered.delete(String(id));
      yield batch;
    }
    yield [...unregistered.values()];
  }
}
