import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { ContentModule } from '../content/content.module.ts';
import { EventEntity } from './event.entity.ts';
import { EventConfirmations } from './event-confirmations.ts';
import { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsController } from './event-registrations.controller.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventRegistrationsService } from './event-registrations.service.ts';
import { EventSeats } from './event-seats.ts';
import { EventTickets } from './event-tickets.ts';
import { EventsAdminController, EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { eventsSeed } from './events.seed.ts';
import { EventsService } from './events.service.ts';
import { RegistrationPersonalData } from './registration-personal-data.ts';
import { TicketsController } from './tickets.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity, EventRegistration]), SeedModule, ContentModule, OutboxModule],
  controllers: [EventsController, EventsAdminController, EventRegistrationsController, TicketsController],
  providers: [
    EventsRepository,
    EventRegistrationsRepository,
    EventsService,
    EventRegistrationsService,
    EventSeats,
    EventConfirmations,
    EventTickets,
    RegistrationPersonalData,
  ],
  exports: [EventsService, EventRegistrationsService, EventRegistrationsRepository, EventTickets],
})
export class EventsModule {
  constructor(seeder: Seeder, retention: Retention, registrations: EventRegistrationsRepository) {
    seeder.register(eventsSeed);
    retention.add(
      // Counted from the end of the event: the office invites those again who came to the last conference, and it takes place once in a year or two.
      {
        records: 'Event registrations',
        after: 'correspondence',
        outcome: 'removed',
        apply: (before) => registrations.removeOfEventsOverBefore(before),
      },
    );
  }
}
