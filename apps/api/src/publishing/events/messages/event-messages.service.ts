import { Injectable } from '@nestjs/common';
import { eventMessageLimits, isOver } from '@ministry/domain';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Page, PageQuery } from '../../../platform/http/paged.ts';
import { EventRegistrationsService } from '../event-registrations.service.ts';
import {
  eventMessageNotFound,
  eventMessageSent,
  eventNotFound,
  eventOver,
  nobodyRegistered,
} from '../events.errors.ts';
import { type EventMessageRequest, type EventMessageResponse, toEventMessageResponse } from './event-message.dto.ts';
import { EventMessagesRepository } from './event-messages.repository.ts';

/** Messages from the office to all who are registered for an event. */
@Injectable()
export class EventMessagesService {
  constructor(
    private readonly messages: EventMessagesRepository,
    private readonly registrations: EventRegistrationsService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404 */
  async list(eventId: number, { limit, offset }: PageQuery): Promise<Page<EventMessageResponse>> {
    await this.registrations.getKnown(eventId);
    const [items, total] = await this.messages.listOfEvent(eventId, limit, offset);
    return { items: items.map(toEventMessageResponse), total };
  }

  /** @throws DomainError 404, 409 EVENT_OVER or NOBODY_REGISTERED */
  create(eventId: number, request: EventMessageRequest, now = new Date()): Promise<EventMessageResponse> {
    return this.database.transaction(async () => {
      const event = await this.registrations.getKnown(eventId);
      if (event.deletedAt) throw eventNotFound();
      if (isOver(event, now)) throw eventOver();
      // Registrations are counted, because `seatsTaken` includes seats that are held for the waiting list.
      if ((await this.registrations.list(eventId, { limit: 1, offset: 0 })).total === 0) throw nobodyRegistered();
      const message = await this.messages.insert({
        eventId,
        reminderFor: null,
        subject: request.subject,
        body: request.body,
        textMessage: request.textMessage || null,
        sendAt: new Date(now.getTime() + eventMessageLimits.undoMs),
        createdAt: now,
      });
      await this.record('wrote to registrants', eventId, `Message to all registered for '${event.title}'`);
      return toEventMessageResponse(message);
    });
  }

  /** Withdraws a message that was not sent to anybody yet. @throws DomainError 404, 409 EVENT_MESSAGE_SENT */
  remove(eventId: number, id: number, now = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.messages.removeUnsent(eventId, id, now)))
        throw (await this.messages.exists(eventId, id)) ? eventMessageSent() : eventMessageNotFound();
      await this.record('took message back', eventId, 'Message to all registered was not sent');
    });
  }

  private record(action: string, entityId: number, summary: string): Promise<void> {
    return this.audit.record({ action, entity: 'event', entityId, summary });
  }
}
