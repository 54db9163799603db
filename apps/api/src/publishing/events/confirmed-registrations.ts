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
import type { Registrant } from './registrant.ts';

const hour = 3_600_000;

/** Adds registrations together with their confirmations. */
@Injectable()
export class ConfirmedRegistrations {
  constructor(
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmations: EventConfirmations,
    private readonly history: ContentHistory,
    private readonly database: Database,
  ) {}

  /**
   * Registers people whose seats are already reserved, in the current transaction. Returns null, and registers nobody, if one of them already has a
   * seat.
   * @param group the registration that the people join as companions
   */
  async add(
    event: EventEntity,
    registrants: readonly Registrant[],
    now: Date,
    group: EventRegistration | null = null,
  ): Promise<EventRegistration[] | null> {
    let first = group;
    const added: EventRegistration[] = [];
    for (const registrant of registrants) {
      const registration = await this.insert(event, registrant, now, first && (first.groupId ?? first.id));
      if (registration === null) {
        await this.registrations.removeAll(added.map(({ id }) => id));
        return null;
      }
      first ??= registration;
      added.push(registration);
    }
    if (first && (group !== null || added.length > 1)) await this.registrations.beginGroup(first.id);
    await this.confirmations.send(event, added);
    this.history.refreshItem(eventKind.plural, event.id);
    return added;
  }

  /** Sends the confirmation of a seat again, at most once an hour. */
  confirmAgain(event: EventEntity, registration: EventRegistration, now = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.registrations.claimConfirmation(registration.id, now, new Date(now.getTime() - hour)))
        await this.confirmations.sendAgain(event, await this.registrations.groupOf(registration));
    });
  }

  /** Returns null if the person is already registered or, by a rare chance, the code is already used. */
  private async insert(
    event: EventEntity,
    { personKey, firstName, lastName, email, phone, specialRequests, remindBy, language, transfers = null }: Registrant,
    now: Date,
    groupId: number | null,
  ): Promise<EventRegistration | null> {
    try {
      return await this.registrations.insert({
        personKey,
        firstName,
        lastName,
        email,
        phone,
        specialRequests,
        remindBy,
        language,
        groupId,
        transfers,
        eventId: event.id,
        confirmationCode: newConfirmationCode(),
        createdAt: now,
        confirmedAt: null,
        thankedAt: null,
        deviceId: null,
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
