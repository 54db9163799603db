import { Module } from '@nestjs/common';
import { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../../platform/outbox/outbox.module.ts';
import { CheckInsModule } from '../check-ins/check-ins.module.ts';
import { EventsModule } from '../events.module.ts';
import { SeatReturnsController } from './seat-returns.controller.ts';
import { SeatReturnsService } from './seat-returns.service.ts';
import { TicketHolder } from './ticket-holder.ts';
import { TicketTransfersController } from './ticket-transfers.controller.ts';
import { TicketTransfersService } from './ticket-transfers.service.ts';
import { TransferredSeats } from './transferred-seats.ts';
import { ticketTransferred } from './transferred-seats.ts';

@Module({
  imports: [EventsModule, CheckInsModule, OutboxModule],
  controllers: [SeatReturnsController, TicketTransfersController],
  providers: [SeatReturnsService, TicketTransfersService, TicketHolder, TransferredSeats],
})
export class SeatReturnsModule {
  constructor(templates: MessageTemplates) {
    templates.register(ticketTransferred);
  }
}
