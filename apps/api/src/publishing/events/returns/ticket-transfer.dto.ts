import { IntersectionType, PickType } from '@nestjs/swagger';
import { EventRegistrationRequest } from '../event-registration.dto.ts';
import { SeatReturnRequest } from './seat-return.dto.ts';

/** The form on the page of a ticket: the person who gets the ticket, and the confirmation code of the current holder. */
export class TicketTransferRequest extends IntersectionType(
  PickType(EventRegistrationRequest, ['firstName', 'lastName', 'email', 'phone'] as const),
  SeatReturnRequest,
) {}
