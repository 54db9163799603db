import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { FormOptions } from '../../platform/http/form-answer.ts';
import { type EventRegistrationResponse, toRegistrationResponse } from './event-registration.dto.ts';
import type { RegistrationOutcome } from './event-registrations.service.ts';
import { EventTickets } from './event-tickets.ts';

/** Turns the outcome into the public response: status 201, or 200 if everybody had a seat before. Codes of earlier seats are left out. */
@Injectable()
export class RegistrationAnswer implements NestInterceptor<RegistrationOutcome, EventRegistrationResponse> {
  constructor(private readonly tickets: EventTickets) {}

  intercept(context: ExecutionContext, next: CallHandler<RegistrationOutcome>): Observable<EventRegistrationResponse> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ registrations: [first, ...others], taken }) => {
        void reply.status(taken.size > 0 ? 201 : 200);
        return toRegistrationResponse(first, others, (seat) => (taken.has(seat.id) ? this.tickets.codeOf(seat) : null));
      }),
    );
  }
}

/** The form is on the page of its event. */
export const registrationFormOptions: FormOptions<EventRegistrationResponse> = {
  page: ({ params }) => `/events/${encodeURIComponent(params.id ?? '')}`,
  anchor: 'register',
  done: ({ confirmationCode }) => ({ registered: confirmationCode ?? 'before' }),
  isSecret: true,
  refused: ({ code }) => ({ error: code }),
  description:
    'the page of the event with the confirmation code, sent directly (200), so that no address contains the code; if the page cannot be sent, a redirect to its address, for an error with `error=CODE`',
};
