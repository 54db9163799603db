import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { eventLimits, type ReminderChannel, reminderChannels } from '@ministry/domain';
import { CreatedAt, NullableInteger, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import {
  EmailAddress,
  IntegerField,
  Lines,
  LongText,
  OneOf,
  PhoneNumber,
  TextField,
} from '../../platform/validation/fields.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { eventTexts } from './events.copy.ts';

/** A given name followed by the rest of the name, separated as in `toRegistrants`. */
const fullName = new RegExp(`^\\S{1,${eventLimits.firstName}}\\s+\\S.{0,${eventLimits.lastName - 1}}$`, 'u');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Full names; a string is read as one name per line. */
const FullNames = (field: { optional: true; description: string; example: string[] }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? linesOf(value) : value)),
    Lines({ max: eventLimits.firstName + eventLimits.lastName + 1, count: eventLimits.others, ...field }),
    Matches(fullName, { each: true, ...withMessage(eventTexts.namesInFull) }),
  );

/** A request for a seat (DATA-12). */
export class EventRegistrationRequest {
  @IntegerField({ min: 1, max: 2_147_483_647, description: 'Id of the event, as in the address', example: 1 })
  eventId: number;

  @TextField({ min: 1, max: eventLimits.firstName, description: 'Given name', example: 'Mary' })
  firstName: string;

  @TextField({ min: 1, max: eventLimits.lastName, description: 'Family name', example: 'Akello' })
  lastName: string;

  @EmailAddress({
    max: eventLimits.email,
    description: 'E-mail address for the confirmation',
    example: 'mary.akello@example.org',
  })
  email: string;

  @PhoneNumber({
    max: eventLimits.phone,
    optional: true,
    description: 'Phone number for a confirmation by text message',
  })
  phone?: string | null;

  @LongText({
    max: eventLimits.specialRequests,
    optional: true,
    description: 'Special needs or requests, for the hosts',
    example: 'I will come in a wheelchair.',
  })
  specialRequests?: string | null;

  @OneOf(reminderChannels, {
    optional: true,
    description:
      'Channel of the reminder on the day before; a text message requires a valid phone number. Default: e-mail',
    example: 'text',
  })
  remindBy?: ReminderChannel | null;

  @FullNames({
    optional: true,
    description:
      'Full names of further people, given name first; all get a seat and a ticket, or nobody does. A string with one name per line is accepted too',
    example: ['Peter Okello', 'Grace Atim'],
  })
  others?: string[] | null;
}

/** A request for a seat once one is free: one person, one seat. */
export class WaitingListRequest extends OmitType(EventRegistrationRequest, ['others'] as const) {}

/** The seat of a companion. */
export class CompanionResponse {
  @ApiProperty({ description: 'Given name', example: 'Peter' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Okello' })
  lastName: string;

  @NullableText('As in the registration', 'M3R8TQX2')
  confirmationCode: string | null;

  @NullableText('As in the registration', '11CRD9M3R8TQX2')
  ticket: string | null;
}

/** A confirmed seat, as the person who took it sees it. */
export class EventRegistrationResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ type: 'integer', description: 'Id of the event', example: 1 })
  eventId: number;

  @NullableText(
    'Eight letters and digits to show at the door; null if this person already had a seat, because the caller may be anybody',
    'K7M2QXR4',
  )
  confirmationCode: string | null;

  @NullableText(
    'Content of the QR code of the ticket; the page of the ticket is `/tickets/{ticket}`. Null if `confirmationCode` is null',
    '11CRD8K7M2QXR4',
  )
  ticket: string | null;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'E-mail address for the confirmation', example: 'mary.akello@example.org' })
  email: string;

  @ApiProperty({ type: [CompanionResponse], description: 'The people named in `others`, in that order' })
  others: CompanionResponse[];

  @CreatedAt()
  createdAt: string;
}

/** Somebody who is registered, as the office sees it. Personal data. */
export class EventAttendeeResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'E-mail address to which the confirmation was sent', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('In international form; older numbers as they were typed', '+256772123456')
  phone: string | null;

  @NullableText('Special needs or requests; null if there are none', 'I will come in a wheelchair.')
  specialRequests: string | null;

  @ApiProperty({ description: 'Code that the person shows at the door', example: 'K7M2QXR4' })
  confirmationCode: string;

  @NullableInteger('The same for all people who were registered together; null for a single person', 17)
  groupId: number | null;

  @CreatedAt()
  createdAt: string;
}

/** @param ticketOf returns null if the person had the seat before */
export const toRegistrationResponse = (
  registration: EventRegistration,
  others: readonly EventRegistration[],
  ticketOf: (registration: EventRegistration) => string | null,
): EventRegistrationResponse => ({
  id: registration.id,
  eventId: registration.eventId,
  ...toCompanion(registration, ticketOf(registration)),
  email: registration.email,
  others: others.map((other) => toCompanion(other, ticketOf(other))),
  createdAt: registration.createdAt.toISOString(),
});

const toCompanion = (
  { firstName, lastName, confirmationCode }: EventRegistration,
  ticket: string | null,
): CompanionResponse => ({
  firstName,
  lastName,
  confirmationCode: ticket === null ? null : confirmationCode,
  ticket,
});

export const toAttendeeResponse = (registration: EventRegistration): EventAttendeeResponse => ({
  id: registration.id,
  firstName: registration.firstName,
  lastName: registration.lastName,
  email: registration.email,
  phone: registration.phone,
  specialRequests: registration.specialRequests,
  confirmationCode: registration.confirmationCode,
  groupId: registration.groupId,
  createdAt: registration.createdAt.toISOString(),
});
