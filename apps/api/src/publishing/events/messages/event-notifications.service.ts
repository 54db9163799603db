import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../../../platform/push/notifications.service.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { EventTickets } from '../event-tickets.ts';
import { ticketNotFound } from '../events.errors.ts';
import type { EventNotificationsRequest } from './event-notifications.dto.ts';

/** Manages which device is notified of news about a seat. */
@Injectable()
export class EventNotificationsService {
  constructor(
    private readonly tickets: EventTickets,
    private readonly registrations: EventRegistrationsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws DomainError 404 if the ticket does not exist or was given back, or if the device is not subscribed */
  async follow({ ticket, endpoint }: EventNotificationsRequest): Promise<void> {
    // People copy the address of the ticket's page, which may end in a query, not the code in it.
    const [address = ''] = ticket.split(/[?#]/);
    const { registration } = await this.tickets.read(address.slice(address.lastIndexOf('/') + 1));
    if (!registration) throw ticketNotFound();
    await this.registrations.setDevice(registration.id, await this.notifications.deviceId(endpoint));
  }
}
