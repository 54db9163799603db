import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { ContentHistory } from '../content/content-history.ts';
import { newConfirmationCode } from './confirmation-code.ts';
import type { EventEntity } from './event.entity.ts';
import { EventConfirmations } from './event-confirmations.ts';
import { eventKind } from './event-kind.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventsRepository } from './events.repository.ts';

const hour = 3_600_000;

/** Who takes a seat. */
export type Registrant = Pick<
  EventRegistration,
  'personKey' | 'firstName' | 'lastName' | 'email' | 'phone' | 'specialRequests'
>;

/** Seats: one is taken together with its registration and its confirmation, or not at all. */
@Injectable()
export class EventSeats {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmations: EventConfirmations,
    private readonly history: ContentHistory,
    private readonly database: Database,
  ) {}

  /** Null when no seat could be had, or when this person has one already; the event's state says which. */
  take(event: EventEntity, registrant: Registrant): Promise<EventRegistration | null> {
    return this.database.transaction(async () => {
      const now = new Date();
      if (!(await this.events.takeSeat(event.id, now))) return null;
      const registration = await this.insert({
        ...registrant,
        eventId: event.id,
        confirmationCode: newConfirmationCode(),
        createdAt: now,
        confirmedAt: null,
        thankedAt: null,
      });
      if (registration === null) {
        // Not left to a rollback: the transaction may be a larger one, which goes on.
        await this.events.giveSeatBack(event.id);
        return null;
      }
      await this.confirmations.send(event, registration);
      this.history.refreshItem(eventKind.plural, event.id);
      return registration;
    });
  }

  /** Confirms a seat again, at most once an hour. */
  confirmAgain(event: EventEntity, registration: EventRegistration, now = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.registrations.claimConfirmation(registration.id, now, new Date(now.getTime() - hour)))
        await this.confirmations.sendAgain(event, registration);
    });
  }

  /** Null when the person, or by a rare chance the code, is there already. */
  private async insert(columns: Omit<EventRegistration, 'id' | 'event'>): Promise<EventRegistration | null> {
    try {
      return await this.registrations.insert(columns);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
