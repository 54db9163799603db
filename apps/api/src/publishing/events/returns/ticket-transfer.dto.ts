import { IntersectionType, PickType } from '@nestjs/swagger';
import { EventRegistrationRequest } from '../event-registration.dto.ts';
import { SeatReturnRequest } from './seat-return.dto.ts';

/** Who gets a ticket, and the code of who has it: what the form on the page of a ticket sends. */
export class TicketTransferRequest extends IntersectionType(
  PickType(EventRegistrationRequest, ['firstName', 'lastName', 'email', 'phone'] as const),
  SeatReturnRequest,
) {}
