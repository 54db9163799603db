import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { EventRegistrationsService } from './event-registrations.service.ts';
import { EventSeats } from './event-seats.ts';
import { registrationNotFound } from './events.errors.ts';

/** Changes to registrations by the office. */
@Injectable()
export class EventRegistrationsAdminService {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly seats: EventSeats,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Removes somebody from the registrations; the seat goes to the first in line, or becomes free. @throws DomainError 404 */
  remove(eventId: number, id: number): Promise<void> {
    return this.database.transaction(async () => {
      const event = await this.registrations.getKnown(eventId);
      if (!(await this.seats.giveBack(eventId, id))) throw registrationNotFound();
      await this.audit.record({
        action: 'removed registration',
        entity: 'event',
        entityId: eventId,
        summary: `A registration for '${event.title}' removed`,
      });
    });
  }
}
