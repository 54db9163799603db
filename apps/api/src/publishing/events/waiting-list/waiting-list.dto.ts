import { ApiProperty } from '@nestjs/swagger';
import { type WaitingListState, waitingListStates } from '@ministry/domain';
import {
  CreatedAt,
  NullableDateTime,
  NullableInteger,
  NullableText,
  RowId,
} from '../../../platform/http/answer-fields.ts';
import { PageQuery } from '../../../platform/http/paged.ts';
import { OneOf } from '../../../platform/validation/fields.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';

/** The place in line, as returned to the person who joined. */
export class WaitingListPlaceResponse {
  @ApiProperty({ type: 'integer', description: 'The event', example: 1 })
  eventId: number;

  @NullableInteger(
    'Number in line; null where this person waits, or has a seat, already, for who asks again may be anybody',
    3,
  )
  place: number | null;
}

export class WaitingListQuery extends PageQuery {
  @OneOf(waitingListStates, { optional: true, description: 'Only entries in this state', example: 'waiting' })
  state?: WaitingListState;
}

/** Somebody on a waiting list, as the office sees it. Personal data. */
export class WaitingListEntryResponse {
  @RowId(17)
  id: number;

  @ApiProperty({
    enum: waitingListStates,
    description: '`offered`: a seat is held; `lapsed`: one was, and was not taken in time, so that it went to the next',
    example: 'waiting',
  })
  state: WaitingListState;

  @NullableInteger('Number in line of one who waits; null for the others', 3)
  place: number | null;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'Where the offer goes', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('In international form', '+256772123456')
  phone: string | null;

  @NullableText('What the person needs or asks; null for nothing', 'I will come in a wheelchair.')
  specialRequests: string | null;

  @NullableDateTime(
    'Until when a seat is, or was, held, UTC; null where none was offered yet',
    '2026-12-03T06:00:00.000Z',
  )
  offeredUntil: string | null;

  @CreatedAt({ description: 'Since when the person is on the list, UTC' })
  createdAt: string;
}

/** @param place the number in line, if the entry is waiting */
export const toWaitingListEntryResponse = (
  entry: WaitingListEntry,
  place: number | null,
): WaitingListEntryResponse => ({
  id: entry.id,
  // Lists leave out the entries whose seat is taken.
  state: entry.state as WaitingListState,
  place,
  firstName: entry.firstName,
  lastName: entry.lastName,
  email: entry.email,
  phone: entry.phone,
  specialRequests: entry.specialRequests,
  offeredUntil: entry.offeredUntil?.toISOString() ?? null,
  createdAt: entry.createdAt.toISOString(),
});
