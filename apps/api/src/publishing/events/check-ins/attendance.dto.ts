import { ApiProperty } from '@nestjs/swagger';
import { DateTime, NullableDateTime, NullableText, RowId } from '../../../platform/http/answer-fields.ts';
import { PageQuery } from '../../../platform/http/paged.ts';
import { OneOf } from '../../../platform/validation/fields.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import type { Arrival } from './arrivals.ts';

const attendances = ['came', 'absent'] as const;

export class AttendanceQuery extends PageQuery {
  @OneOf(attendances, { description: 'Return those who came, or those who did not', example: 'absent' })
  attendance: (typeof attendances)[number];
}

/** Number of people who came within one span of time. */
export class ArrivalSpanResponse {
  @DateTime('Start, UTC', '2026-12-05T07:00:00.000Z')
  from: string;

  @ApiProperty({ type: 'integer', description: 'Number of people who came', example: 120 })
  count: number;
}

/** Attendance of an event in figures. */
export class AttendanceResponse {
  @ApiProperty({ type: 'integer', description: 'Number of registrations', example: 400 })
  registered: number;

  @ApiProperty({ type: 'integer', description: 'Number of registered people who were let in at a gate', example: 350 })
  came: number;

  @ApiProperty({ type: 'integer', description: 'Number of registered people who were not let in', example: 50 })
  absent: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of people let in without a registration: walk-ins, and tickets whose seat was given back',
    example: 25,
  })
  unregistered: number;

  @ApiProperty({ type: 'integer', description: 'Length of a span of `arrivals`, in minutes', example: 5 })
  spanMinutes: number;

  @ApiProperty({ type: [ArrivalSpanResponse], description: 'Spans of equal length from the first arrival to the last' })
  arrivals: ArrivalSpanResponse[];

  @ApiProperty({ type: 'integer', description: 'Number of people who came and were not thanked yet', example: 350 })
  toThank: number;
}

/** Somebody who registered, and whether that person came. Personal data. */
export class AttendancePersonResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'E-mail address', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('Telephone number', '+256772123456')
  phone: string | null;

  @ApiProperty({ description: 'Code that the person shows at the door', example: 'K7M2QXR4' })
  confirmationCode: string;

  @NullableDateTime(
    'When the person was first let in, UTC; null if the person did not come',
    '2026-12-05T07:03:00.000Z',
  )
  arrivedAt: string | null;

  @NullableText('Gate at which the person was first let in', 'Gate B')
  gate: string | null;
}

/** Result of one request that thanks the people who came. */
export class ThanksResponse {
  @ApiProperty({ type: 'integer', description: 'Number of e-mails that this request has queued', example: 350 })
  sent: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of people still to be thanked; repeat the request for them',
    example: 0,
  })
  toThank: number;
}

export const toAttendancePerson = (
  registration: EventRegistration,
  arrival: Arrival | undefined,
): AttendancePersonResponse => ({
  id: registration.id,
  firstName: registration.firstName,
  lastName: registration.lastName,
  email: registration.email,
  phone: registration.phone,
  confirmationCode: registration.confirmationCode,
  arrivedAt: arrival?.at.toISOString() ?? null,
  gate: arrival?.gate ?? null,
});
