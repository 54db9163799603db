import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { EventConfirmations } from './event-confirmations.ts';
import { EventRegistrationsController } from './event-registrations.controller.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventRegistrationsService } from './event-registrations.service.ts';
import { EventSeats } from './event-seats.ts';
import { EventsAdminController } from './events-admin.controller.ts';
import { EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { EventsService } from './events.service.ts';
import { RegistrationPersonalData } from './registration-personal-data.ts';
import { RegistrationSweep } from './registration-sweep.ts';

@Module({
  imports: [ContentModule, OutboxModule],
  controllers: [EventsController, EventsAdminController, EventRegistrationsController],
  providers: [
    EventsRepository,
    EventRegistrationsRepository,
    EventsService,
    EventRegistrationsService,
    EventSeats,
    EventConfirmations,
    RegistrationPersonalData,
    RegistrationSweep,
  ],
  exports: [EventsService, EventRegistrationsService],
})
export class EventsModule {}
