import { ApiProperty } from '@nestjs/swagger';
import { eventLimits } from '@ministry/domain';
import { CreatedAt, RowId } from '../../platform/http/answer-fields.ts';
import { EmailAddress, IntegerField, LongText, PhoneNumber, TextField } from '../../platform/validation/fields.ts';
import type { EventRegistration } from './event-registration.entity.ts';

/** A person's wish to take part (DATA-12). */
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
}

/** A confirmed seat, as the person who took it sees it. */
export class EventRegistrationResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ type: 'integer', description: 'The event', example: 1 })
  eventId: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Eight letters and digits to be shown at the door; null where this person had the seat before, for who asks again may be anybody',
    example: 'K7M2QXR4',
  })
  confirmationCode: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the QR code of the ticket says; its page is `/tickets/{ticket}`. Null as `confirmationCode` is',
    example: '11CRD8K7M2QXR4',
  })
  ticket: string | null;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'Where the confirmation goes', example: 'mary.akello@example.org' })
  email: string;

  @CreatedAt()
  createdAt: string;
}

/** Someone who will come, as the office sees them. Personal data. */
export class EventAttendeeResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'Where the confirmation went', example: 'mary.akello@example.org' })
  email: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'In international form; as it was typed where it is older than that rule',
    example: '+256772123456',
  })
  phone: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the person needs or asks; null for nothing',
    example: 'I will come in a wheelchair.',
  })
  specialRequests: string | null;

  @ApiProperty({ description: 'What the person shows at the door', example: 'K7M2QXR4' })
  confirmationCode: string;

  @CreatedAt()
  createdAt: string;
}

/** @param ticket null where the person had the seat before */
export const toRegistrationResponse = (
  registration: EventRegistration,
  ticket: string | null,
): EventRegistrationResponse => ({
  id: registration.id,
  eventId: registration.eventId,
  confirmationCode: ticket === null ? null : registration.confirmationCode,
  ticket,
  firstName: registration.firstName,
  lastName: registration.lastName,
  email: registration.email,
  createdAt: registration.createdAt.toISOString(),
});

export const toAttendeeResponse = (registration: EventRegistration): EventAttendeeResponse => ({
  id: registration.id,
  firstName: registration.firstName,
  lastName: registration.lastName,
  email: registration.email,
  phone: registration.phone,
  specialRequests: registration.specialRequests,
  confirmationCode: registration.confirmationCode,
  createdAt: registration.createdAt.toISOString(),
});
