import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { checkInLimits, type ScanKind, scanKinds } from '@ministry/domain';
import { NullableInteger, NullableText } from '../../../platform/http/answer-fields.ts';
import { explained, type Problem } from '../../../platform/validation/explained.ts';
import { problems } from '../../../platform/validation/fields.copy.ts';
import { IntegerField, OneOf, TextField } from '../../../platform/validation/fields.ts';
import { Rows } from '../../../platform/validation/rows.ts';
import type { CheckIn } from './check-in.entity.ts';

const uuidExample = '0f8fad5b-d9cb-469f-a165-70867728950e';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ticket = new RegExp(`^[1-9][0-9]{0,9}$|${uuid.source}`);
/** The end of the year 9999, the last that every database can store. */
const lastMoment = 253_402_300_799_999;

const Pattern = (pattern: RegExp, problem: Problem, description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: pattern.source, description, example }),
    Matches(
      pattern,
      explained(() => problem),
    ),
  );
const Uuid = (description: string): PropertyDecorator => Pattern(uuid, problems.noUuid, description, uuidExample);
const DeviceTime = (description: string): PropertyDecorator =>
  IntegerField({ min: 0, max: lastMoment, description, example: 1_796_400_000_000 });

/** One scan at a gate. */
export class ScanRequest {
  @Uuid('Made by the phone; a scan that is sent again is stored once')
  id: string;

  @Pattern(
    ticket,
    problems.noScannedTicket,
    'Number of the registration; for somebody who walked in the id of that scan',
    '17',
  )
  ticket: string;

  @OneOf(scanKinds, { description: 'What was done', example: 'in' })
  kind: ScanKind;

  @Uuid('The entry that an undo takes back')
  @IsOptional()
  undoes?: string | null;

  @TextField({
    max: checkInLimits.name,
    optional: true,
    description: 'Name of somebody who walked in',
    example: 'Okot Peter',
  })
  name?: string | null;

  @TextField({ min: 1, max: checkInLimits.gate, description: 'Where the phone stood', example: 'Gate B' })
  gate: string;

  @DeviceTime('When it was pressed, milliseconds since 1970 by the clock of the phone')
  at: number;
}

/** The scans of a phone since its last connection, and the position up to which it knows the scans of other phones. */
export class CheckInsRequest {
  @Uuid('The phone; its own scans are not sent back')
  device: string;

  @IntegerField({ min: 0, max: 2_147_483_647, description: '`cursor` of the last answer; 0 at first', example: 0 })
  cursor: number;

  @DeviceTime('When this is sent, by the clock of the phone: tells how wrong that is')
  sentAt: number;

  @Rows(ScanRequest, { count: checkInLimits.batch, description: 'Scans, in any order; may be none' })
  scans: ScanRequest[];
}

/** A scan of another phone. */
export class ScanResponse {
  @ApiProperty({ description: 'Its id', example: uuidExample })
  id: string;

  @ApiProperty({
    description: 'Number of the registration, or id of the scan by which somebody walked in',
    example: '17',
  })
  ticket: string;

  @ApiProperty({ enum: scanKinds, description: 'What was done', example: 'in' })
  kind: ScanKind;

  @NullableText('The entry that an undo takes back', null)
  undoes: string | null;

  @NullableText('Name of somebody who walked in', null)
  name: string | null;

  @ApiProperty({ description: 'Where the phone stood', example: 'Gate B' })
  gate: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'When, milliseconds since 1970; put right where the clock of the phone was wrong',
    example: 1_796_400_000_000,
  })
  at: number;
}

export class CheckInsResponse {
  @ApiProperty({
    type: [String],
    description: 'The scans of the request, all of which are stored now',
    example: [uuidExample],
  })
  stored: string[];

  @ApiProperty({ type: [ScanResponse], description: 'What the other phones have scanned behind the cursor' })
  others: ScanResponse[];

  @ApiProperty({ type: 'integer', description: 'For the next request', example: 42 })
  cursor: number;

  @ApiProperty({ description: 'Whether there are more behind the cursor', example: false })
  hasMore: boolean;
}

/** Part of the list of attendees for the gate. Columns need half as many bytes as rows that repeat the field names. */
export class AttendeesResponse {
  @ApiProperty({ description: 'Title of the event', example: 'Harvest Conference' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'How many registrations the event has', example: 25_000 })
  total: number;

  @ApiProperty({
    description: 'Key of the signatures of its tickets (base64): tells a forged one without a line, a new one too',
    example: 'c2VjcmV0',
  })
  key: string;

  @ApiProperty({ type: [Number], description: 'Numbers of the registrations', example: [17] })
  ids: number[];

  @ApiProperty({ type: [String], description: 'First and last name of each', example: ['Mary Akello'] })
  names: string[];

  @ApiProperty({ type: [String], description: 'Last four digits of each telephone number', example: ['3456'] })
  phones: string[];

  @ApiProperty({ type: [String], description: 'Confirmation code of each', example: ['K7M2QXR4'] })
  codes: string[];

  @NullableInteger('`after` of the next part; null where this is the last', null)
  next: number | null;
}

export const toScanResponse = (scan: CheckIn): ScanResponse => ({
  id: scan.scanId,
  ticket: scan.ticket,
  kind: scan.kind,
  undoes: scan.undoes,
  name: scan.name,
  gate: scan.gate,
  at: scan.scannedAt.getTime(),
});
