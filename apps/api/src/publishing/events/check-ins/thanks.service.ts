import { Injectable } from '@nestjs/common';
import { checkInLimits, isOver } from '@ministry/domain';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { EventRegistrationsService } from '../event-registrations.service.ts';
import { eventNotFound, eventNotOver } from '../events.errors.ts';
import type { ThanksResponse } from './attendance.dto.ts';
import { AttendanceService } from './attendance.service.ts';
import { ThanksSender } from './thanks-sender.ts';

/** Thanks the people who came to an event: each gets one e-mail, however often it is requested and by however many users. */
@Injectable()
export class ThanksService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly rows: EventRegistrationsRepository,
    private readonly attendance: AttendanceService,
    private readonly sender: ThanksSender,
  ) {}

  /** Thanks the next people who were not thanked yet, as many as one transaction should contain. @throws DomainError 404, 409 EVENT_NOT_OVER */
  async send(eventId: number, now = new Date()): Promise<ThanksResponse> {
    const event = await this.registrations.getKnown(eventId);
    if (event.deletedAt) throw eventNotFound();
    if (!isOver(event, now)) throw eventNotOver();
    const arrivals = await this.attendance.readArrivals(eventId);
    const unthanked = await this.rows.listIds(eventId, { isThanked: false });
    const ids = unthanked.filter((id) => arrivals.has(String(id)));
    const sent = await this.sender.send(event, ids.slice(0, checkInLimits.thanks), now);
    return { sent, toThank: Math.max(0, ids.length - checkInLimits.thanks) };
  }
}
