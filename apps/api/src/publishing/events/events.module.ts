import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { ContentModule } from '../content/content.module.ts';
import { ConfirmedRegistrations } from './confirmed-registrations.ts';
import { EventEntity } from './event.entity.ts';
import { EventConfirmations } from './event-confirmations.ts';
import { EventPages } from './event-pages.ts';
import { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsController } from './event-registrations.controller.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventRegistrationsService } from './event-registrations.service.ts';
import { EventRegistrationsAdminService } from './event-registrations-admin.service.ts';
import { EventSeats } from './event-seats.ts';
import { EventTickets } from './event-tickets.ts';
import { EventsAdminController, EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { eventsSeed } from './events.seed.ts';
import { EventsService } from './events.service.ts';
import { RegistrationPersonalData } from './registration-personal-data.ts';
import { groupRegistration, registration, registrationText } from './registration-templates.ts';
import { TicketsController } from './tickets.controller.ts';
import { TranslatedEvents } from './translated-events.ts';
import { WaitingLine } from './waiting-list/waiting-line.ts';
import { WaitingListRepository } from './waiting-list/waiting-list.repository.ts';
import { WaitingListEntry } from './waiting-list/waiting-list-entry.entity.ts';
import { WaitingListLinks } from './waiting-list/waiting-list-links.ts';
import { WaitingListMails } from './waiting-list/waiting-list-mails.ts';
import { seatOffer, seatOfferText, waitingPlace } from './waiting-list/waiting-list-templates.ts';

@Module({
  imports: [
    AuditModule,
    TypeOrmModule.forFeature([EventEntity, EventRegistration, WaitingListEntry]),
    SeedModule,
    ContentModule,
    OutboxModule,
  ],
  controllers: [EventsController, EventsAdminController, EventRegistrationsController, TicketsController],
  providers: [
    EventsRepository,
    EventRegistrationsRepository,
    EventsService,
    EventRegistrationsService,
    EventRegistrationsAdminService,
    EventSeats,
    ConfirmedRegistrations,
    EventConfirmations,
    EventTickets,
    TranslatedEvents,
    EventPages,
    WaitingListRepository,
    WaitingListLinks,
    WaitingListMails,
    WaitingLine,
    RegistrationPersonalData,
  ],
  exports: [
    EventsRepository,
    EventsService,
    EventRegistrationsService,
    EventRegistrationsRepository,
    EventSeats,
    ConfirmedRegistrations,
    EventTickets,
    TranslatedEvents,
    EventPages,
    WaitingListRepository,
    WaitingListLinks,
    WaitingListMails,
    WaitingLine,
  ],
})
export class EventsModule {
  constructor(
    seeder: Seeder,
    retention: Retention,
    registrations: EventRegistrationsRepository,
    templates: MessageTemplates,
  ) {
    templates.register(registration, groupRegistration, registrationText, waitingPlace, seatOffer, seatOfferText);
    seeder.register(eventsSeed);
    retention.add(
      // The period starts at the end of the event: the office invites the people of the last conference to the next one, which takes place every one or two
      // years.
      {
        records: 'Event registrations',
        after: 'correspondence',
        outcome: 'removed',
        apply: (before) => registrations.removeOfEventsOverBefore(before),
      },
    );
  }
}
