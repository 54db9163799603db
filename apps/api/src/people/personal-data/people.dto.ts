import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { DateTime, NullableDateTime, RowId } from '../../platform/http/answer-fields.ts';
import { type PersonalRecord, type PersonMatch, personMatches } from '../../platform/personal-data/personal-data.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { IntegerField, TextField } from '../../platform/validation/fields.ts';
import { peopleTexts } from './people.copy.ts';

/** Maximum number of records in one export or erasure. */
const maxRecords = 500;

/** The person to search for; at least one of the fields is required. Sent in the body, because request addresses are written to logs. */
export class PersonSearchRequest {
  // Not `EmailAddress`, so that data stored before a rule became stricter is still found.
  @TextField({
    max: 254,
    optional: true,
    description: 'The complete e-mail address',
    example: 'mary.akello@example.org',
  })
  email?: string | null;

  @TextField({
    max: 40,
    optional: true,
    description: 'Phone number with at least seven digits; spaces, dashes and the country code are ignored',
    example: '0772 123 456',
  })
  phone?: string | null;

  @TextField({ max: 160, optional: true, description: 'First name, last name, or both', example: 'Mary Akello' })
  name?: string | null;
}

/** A record that may be about the person. */
export class PersonRecordResponse {
  @RowId(41)
  id: number;

  @ApiProperty({ description: 'Name of the person, as far as the record contains it', example: 'Mary Akello' })
  title: string;

  @ApiProperty({
    description: 'One line by which a person recognises the record',
    example: 'Where can I park on Sunday?',
  })
  detail: string;

  @NullableDateTime('When the record was created, UTC', '2026-11-21T08:00:00.000Z')
  at: string | null;

  @ApiProperty({
    enum: personMatches,
    isArray: true,
    description: 'What the search matched; `text`: the text of a message',
    example: ['email'],
  })
  matched: PersonMatch[];
}

/** The records of one kind. */
export class PersonGroupResponse {
  @ApiProperty({ description: 'Identifies the kind in an export and an erasure', example: 'contact-message' })
  kind: string;

  @ApiProperty({ description: 'Heading for the records', example: 'Messages to the office' })
  title: string;

  @ApiProperty({ type: [PersonRecordResponse], description: 'Records, latest first' })
  records: PersonRecordResponse[];

  @ApiProperty({ description: 'Whether there are more than the first hundred records', example: false })
  hasMore: boolean;
}

export class PersonSearchResponse {
  @ApiProperty({ type: [PersonGroupResponse], description: 'Kinds with matching records' })
  groups: PersonGroupResponse[];
}

/** One record that a search has returned. */
export class PersonRecordRequest {
  @TextField({ min: 1, max: 40, description: 'Kind, as the search returned it', example: 'contact-message' })
  kind: string;

  @IntegerField({ min: 1, max: 2_147_483_647, description: 'Id of the record', example: 41 })
  id: number;
}

/** The records that an administrator has identified as being about the person. */
export class PersonRecordsRequest {
  @ApiProperty({ type: [PersonRecordRequest], minItems: 1, maxItems: maxRecords, description: 'The records' })
  @IsArray(withMessage(peopleTexts.recordsList))
  @ArrayMinSize(1, withMessage(peopleTexts.recordsNeeded))
  @ArrayMaxSize(maxRecords, withMessage(peopleTexts.recordsTooMany({ most: maxRecords })))
  @IsObject({ each: true, ...withMessage(peopleTexts.recordsPairs) })
  @ValidateNested({ each: true })
  @Type(() => PersonRecordRequest)
  records: PersonRecordRequest[];
}

/** All data in the records of one kind. */
export class PersonSectionResponse {
  @ApiProperty({ description: 'Heading for the records', example: 'Messages to the office' })
  title: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Names and values in readable form',
    example: [{ 'First name': 'Mary', Message: 'Where can I park on Sunday?' }],
  })
  records: Record<string, unknown>[];
}

export class PersonExportResponse {
  @ApiProperty({ description: 'Who stores the data', example: 'Grace Church' })
  keptBy: string;

  @DateTime('When the export was made, UTC', '2026-11-21T08:00:00.000Z')
  exportedAt: string;

  @ApiProperty({ type: [PersonSectionResponse], description: 'The records, grouped by kind' })
  sections: PersonSectionResponse[];
}

/** What was erased of one kind. */
export class PersonErasedResponse {
  @ApiProperty({ description: 'Heading for the records', example: 'Registrations for events' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'Number of erased records', example: 2 })
  count: number;

  @ApiProperty({ required: false, description: 'Further consequences', example: '2 seats are free again' })
  note?: string;
}

export class PersonErasureResponse {
  @ApiProperty({ type: [PersonErasedResponse], description: 'Records that were already deleted are not counted' })
  erased: PersonErasedResponse[];
}

export const toPersonRecordResponse = ({ id, title, detail, at, matched }: PersonalRecord): PersonRecordResponse => ({
  id,
  title,
  detail,
  at: at?.toISOString() ?? null,
  matched,
});
