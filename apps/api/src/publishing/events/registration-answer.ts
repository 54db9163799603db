import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { FormWay } from '../../platform/http/form-answer.ts';
import { type EventRegistrationResponse, toRegistrationResponse } from './event-registration.dto.ts';
import type { RegistrationOutcome } from './event-registrations.service.ts';

/** The registration as everyone gets it: 201, or 200 when it stood already. */
@Injectable()
export class RegistrationAnswer implements NestInterceptor<RegistrationOutcome, EventRegistrationResponse> {
  intercept(context: ExecutionContext, next: CallHandler<RegistrationOutcome>): Observable<EventRegistrationResponse> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ registration, isNew }) => {
        void reply.status(isNew ? 201 : 200);
        return toRegistrationResponse(registration);
      }),
    );
  }
}

/** The form stands on the page of its event. */
export const registrationFormWay: FormWay<EventRegistrationResponse> = {
  page: ({ params }) => `/events/${encodeURIComponent(params.id ?? '')}`,
  anchor: 'register',
  done: ({ confirmationCode }) => ({ registered: confirmationCode }),
  refused: ({ code }) => ({ error: code }),
  description: 'the page of the event, with `registered=CODE` or `error=CODE`',
};
