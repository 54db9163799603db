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

/** Milliseconds that a phone's clock may be wrong by before its times are put right; less is the way of the request. */
const maxSkewMs = 60_000;

/** People at the gate: the list for the phones of stewards, and what these have scanned. */
@Injectable()
export class CheckInsService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly tickets: EventTickets,
    private readonly checkIns: CheckInsRepository,
    private readonly database: Database,
  ) {}

  /** A part of the list, in the order of registration. @throws DomainError 404 */
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

  /** Stores what a phone has scanned, and answers what the others have. @throws DomainError 400, 404 */
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
    // First, as its lock keeps the same scans, sent twice at the same time, apart. Numbers of repeated scans are left out.
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
      // Nothing was scanned after it was sent, or before there were computers.
      scannedAt: new Date(Math.max(0, Math.min(scan.at + correction, now.getTime()))),
      receivedAt: now,
    }));
    if (rows.length > 0) await this.checkIns.insert(rows);
  }
}

function checkScan({ kind, undoes }: ScanRequest, at: number): void {
  if (kind === 'undo' && !undoes) throw invalid({ [`scans.${at}.undoes`]: eventTexts.undoesNeeded });
}
