import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { FormOptions } from '../../../platform/http/form-answer.ts';
import type { WaitingListPlaceResponse } from './waiting-list.dto.ts';

/** Sets the status: 201 with the place in line, or 200 without a place for somebody who is already known. */
@Injectable()
export class WaitingListAnswer implements NestInterceptor<WaitingListPlaceResponse, WaitingListPlaceResponse> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<WaitingListPlaceResponse>,
  ): Observable<WaitingListPlaceResponse> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        void reply.status(answer.place === null ? 200 : 201);
        return answer;
      }),
    );
  }
}

/** The form is on the page of its event. */
export const waitingListFormOptions: FormOptions<WaitingListPlaceResponse> = {
  page: ({ params }) => `/events/${encodeURIComponent(params.id ?? '')}`,
  anchor: 'register',
  done: ({ place }) => ({ waiting: place === null ? 'before' : String(place) }),
  refused: ({ code }) => ({ error: code }),
  description:
    'a redirect to the page of the event with `waiting=3`, the place in the line, or `waiting=before` for a person who already waits or has a seat',
};
