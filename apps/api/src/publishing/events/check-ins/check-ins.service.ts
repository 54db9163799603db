import { Injectable } from '@nestjs/common';
import { checkInLimits } from '@ministry/domain';
import { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { EventRegistrationsService } from '../event-registrations.service.ts';
import { EventTickets } from '../event-tickets.ts';
import { eventTexts } from '../events.copy.ts';
import {
  type AttendeesResponse,
  type CheckInsRequest,
  type CheckInsResponse,
  type ScanRequest,
  toScanResponse,
} from './check-in.dto.ts';
import { CheckInsRepository } from './check-ins.repository.ts';

/** Milliseconds by which a phone's clock may be wrong before its times are corrected; a smaller difference may be the duration of the request. */
const maxSkewMs = 60_000;

/** Check-in at the gate: the list of attendees for the phones of stewards, and the scans of these phones. */
@Injectable()
export class CheckInsService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly tickets: EventTickets,
    private readonly checkIns: CheckInsRepository,
    private readonly database: Database,
  ) {}

  /** A part of the attendee list, in the order of registration. @throws DomainError 404 */
  async listAttendees(eventId: number, after: number): Promise<AttendeesResponse> {
    const { event, total, rows } = await this.registrations.listForGate(eventId, after, checkInLimits.attendees);
    return {
      title: event.title,
      total,
      key: this.tickets.keyOf(eventId).toString('base64'),
      ids: rows.map(({ id }) => id),
      names: rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      phones: rows.map(({ phone }) => (phone ?? '').replace(/\D/g, '').slice(-checkInLimits.phoneEnd)),
      codes: rows.map(({ confirmationCode }) => confirmationCode),
      next: rows.length === checkInLimits.attendees ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  /** Stores the scans of a phone and returns the scans of the other phones. @throws DomainError 400, 404 */
  async exchange(eventId: number, request: CheckInsRequest, now = new Date()): Promise<CheckInsResponse> {
    await this.registrations.getKnown(eventId);
    if (request.scans.length > 0) {
      request.scans.forEach(checkScan);
      await this.checkIns.addCounter(eventId);
      await this.database.transaction(() => this.store(eventId, request, now));
    }
    const scans = await this.checkIns.listAfter(eventId, request.cursor, checkInLimits.page);
    return {
      stored: request.scans.map(({ id }) => id),
      others: scans.filter(({ device }) => device !== request.device).map(toScanResponse),
      cursor: scans.at(-1)?.number ?? request.cursor,
      hasMore: scans.length === checkInLimits.page,
    };
  }

  private async store(eventId: number, { device, scans, sentAt }: CheckInsRequest, now: Date): Promise<void> {
    // This comes first, because its lock separates requests that send the same scans at the same time. Numbers reserved for repeated scans are not used.
    const before = await this.checkIns.takeNumbers(eventId, scans.length);
    const known = await this.checkIns.findKnown(
      eventId,
      scans.map(({ id }) => id),
    );
    const skew = now.getTime() - sentAt;
    const correction = Math.abs(skew) > maxSkewMs ? skew : 0;
    const fresh = new Map(scans.filter(({ id }) => !known.has(id)).map((scan) => [scan.id, scan]));
    const rows = [...fresh.values()].map((scan, at) => ({
      eventId,
      number: before + at + 1,
      scanId: scan.id,
      ticket: scan.kind === 'walk-in' ? scan.id : scan.ticket,
      kind: scan.kind,
      undoes: scan.kind === 'undo' ? (scan.undoes ?? null) : null,
      name: scan.kind === 'walk-in' ? (scan.name ?? null) : null,
      device,
      gate: scan.gate,
      // A scan cannot be later than the request, and 1970 is the earliest time.
      scannedAt: new Date(Math.max(0, Math.min(scan.at + correction, now.getTime()))),
      receivedAt: now,
    }));
    if (rows.length > 0) await this.checkIns.insert(rows);
  }
}

function checkScan({ kind, undoes }: ScanRequest, at: number): void {
  if (kind === 'undo' && !undoes) throw invalid({ [`scans.${at}.undoes`]: eventTexts.undoesNeeded });
}
