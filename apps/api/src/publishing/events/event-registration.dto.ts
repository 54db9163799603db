import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { eventLimits, type ReminderChannel, reminderChannels } from '@ministry/domain';
import { CreatedAt, NullableInteger, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { saying } from '../../platform/validation/explained.ts';
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
    Matches(fullName, { each: true, ...saying(eventTexts.namesInFull) }),
  );

/** A request for a seat (DATA-12). */
export class EventRegistrationRequest {
  @IntegerField({ min: 1, max: 2_147_483_647, description: 'The event; the same as in the address', example: 1 })
  eventId: number;

  @TextField({ min: 1, max: eventLimits.firstName, description: 'Given name', example: 'Mary' })
  firstName: string;

  @TextField({ min: 1, max: eventLimits.lastName, description: 'Family name', example: 'Akello' })
  lastName: string;

  @EmailAddress({
    max: eventLimits.email,
    description: 'Where the confirmation goes',
    example: 'mary.akello@example.org',
  })
  email: string;

  @PhoneNumber({ max: eventLimits.phone, optional: true, description: 'A confirmation by text goes here' })
  phone?: string | null;

  @LongText({
    max: eventLimits.specialRequests,
    optional: true,
    description: 'What the hosts should know',
    example: 'I will come in a wheelchair.',
  })
  specialRequests?: string | null;

  @OneOf(reminderChannels, {
    optional: true,
    description:
      'How to remind the day before; by text only where the phone number can be understood. Left out: by e-mail',
    example: 'text',
  })
  remindBy?: ReminderChannel | null;

  @FullNames({
    optional: true,
    description:
      'Others who come along, each with a name in full, given name first; all get a seat and a ticket, or nobody. One text with a name in each line will do',
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

  @NullableText('As that of the registration', 'M3R8TQX2')
  confirmationCode: string | null;

  @NullableText('As that of the registration', '11CRD9M3R8TQX2')
  ticket: string | null;
}

/** A confirmed seat, as the person who took it sees it. */
export class EventRegistrationResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ type: 'integer', description: 'The event', example: 1 })
  eventId: number;

  @NullableText(
    'Eight letters and digits to be shown at the door; null where this person had the seat before, for who asks again may be anybody',
    'K7M2QXR4',
  )
  confirmationCode: string | null;

  @NullableText(
    'What the QR code of the ticket says; its page is `/tickets/{ticket}`. Null as `confirmationCode` is',
    '11CRD8K7M2QXR4',
  )
  ticket: string | null;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'Where the confirmation goes', example: 'mary.akello@example.org' })
  email: string;

  @ApiProperty({ type: [CompanionResponse], description: 'Those who were named in `others`, in that order' })
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

  @ApiProperty({ description: 'Where the confirmation went', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('In international form; as it was typed where it is older than that rule', '+256772123456')
  phone: string | null;

  @NullableText('What the person needs or asks; null for nothing', 'I will come in a wheelchair.')
  specialRequests: string | null;

  @ApiProperty({ description: 'What the person shows at the door', example: 'K7M2QXR4' })
  confirmationCode: string;

  @NullableInteger('The same for all who were registered together; null: alone', 17)
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
