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
  @ApiProperty({ type: 'integer', description: 'Id of the event', example: 1 })
  eventId: number;

  @NullableInteger(
    'Place in the line; null if this person already waits or has a seat, because the caller may be anybody',
    3,
  )
  place: number | null;
}

export class WaitingListQuery extends PageQuery {
  @OneOf(waitingListStates, { optional: true, description: 'Return only entries in this state', example: 'waiting' })
  state?: WaitingListState;
}

/** Somebody on a waiting list, as the office sees it. Personal data. */
export class WaitingListEntryResponse {
  @RowId(17)
  id: number;

  @ApiProperty({
    enum: waitingListStates,
    description:
      '`offered`: a seat is held; `lapsed`: the offered seat was not taken in time and went to the next person',
    example: 'waiting',
  })
  state: WaitingListState;

  @NullableInteger('Place in the line of a waiting person; null in other states', 3)
  place: number | null;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'E-mail address for the offer', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('In international form', '+256772123456')
  phone: string | null;

  @NullableText('Special needs or requests; null if there are none', 'I will come in a wheelchair.')
  specialRequests: string | null;

  @NullableDateTime('Until when a seat is or was held, UTC; null if none was offered yet', '2026-12-03T06:00:00.000Z')
  offeredUntil: string | null;

  @CreatedAt({ description: 'When the person joined the list, UTC' })
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
