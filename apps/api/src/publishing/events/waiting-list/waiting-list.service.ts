import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { PersonRateLimits } from '../../../platform/rate-limits/rate-limits-per-person.ts';
import type { WaitingListRequest } from '../event-registration.dto.ts';
import { anotherEvent } from '../events.errors.ts';
import { EventsRepository } from '../events.repository.ts';
import { toRegistrant } from '../registrant.ts';
import { WaitingLine } from './waiting-line.ts';
import type { WaitingListPlaceResponse } from './waiting-list.dto.ts';
import { WaitingListEntrance } from './waiting-list-entrance.ts';

/** Lets visitors wait for a seat at a full event. */
@Injectable()
export class WaitingListService {
  constructor(
    private readonly entrance: WaitingListEntrance,
    private readonly line: WaitingLine,
    private readonly limits: PersonRateLimits,
    private readonly events: EventsRepository,
  ) {}

  /** @throws DomainError 400, 404, 409 EVENT_NOT_FULL, EVENT_OVER, REGISTRATION_NOT_REQUIRED or WAITING_LIST_CLOSED, 429 */
  async join(
    eventId: number,
    request: WaitingListRequest,
    language: TranslationLanguage | null,
    now = new Date(),
  ): Promise<WaitingListPlaceResponse> {
    if (request.eventId !== eventId) throw anotherEvent();
    const registrant = toRegistrant(request, language);
    await this.limits.take('form', { email: registrant.email, phone: registrant.phone });
    return this.events.inTurn(eventId, async () => {
      await this.line.lapseOf(eventId, registrant.personKey, now);
      return { eventId, place: await this.entrance.enter(eventId, registrant, now) };
    });
  }
}
