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
  @Uuid('Created by the phone; a repeated scan is stored once')
  id: string;

  @Pattern(ticket, problems.noScannedTicket, 'Id of the registration; for a walk-in, the id of that scan', '17')
  ticket: string;

  @OneOf(scanKinds, { description: 'Kind of scan', example: 'in' })
  kind: ScanKind;

  @Uuid('Id of the entry that an undo reverses')
  @IsOptional()
  undoes?: string | null;

  @TextField({
    max: checkInLimits.name,
    optional: true,
    description: 'Name of a walk-in',
    example: 'Okot Peter',
  })
  name?: string | null;

  @TextField({ min: 1, max: checkInLimits.gate, description: 'Name of the gate', example: 'Gate B' })
  gate: string;

  @DeviceTime('Time of the scan, in milliseconds since 1970 by the clock of the phone')
  at: number;
}

/** The scans of a phone since its last connection, and the position up to which it knows the scans of other phones. */
export class CheckInsRequest {
  @Uuid('Id of the phone; its own scans are not returned')
  device: string;

  @IntegerField({ min: 0, max: 2_147_483_647, description: '`cursor` of the last response; 0 at first', example: 0 })
  cursor: number;

  @DeviceTime('Time of the request by the clock of the phone, to measure how wrong that clock is')
  sentAt: number;

  @Rows(ScanRequest, { count: checkInLimits.batch, description: 'Scans in any order; may be empty' })
  scans: ScanRequest[];
}

/** A scan of another phone. */
export class ScanResponse {
  @ApiProperty({ description: 'Id of the scan', example: uuidExample })
  id: string;

  @ApiProperty({
    description: 'Id of the registration, or id of the scan of a walk-in',
    example: '17',
  })
  ticket: string;

  @ApiProperty({ enum: scanKinds, description: 'Kind of scan', example: 'in' })
  kind: ScanKind;

  @NullableText('Id of the entry that an undo reverses', null)
  undoes: string | null;

  @NullableText('Name of a walk-in', null)
  name: string | null;

  @ApiProperty({ description: 'Name of the gate', example: 'Gate B' })
  gate: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'Time of the scan, in milliseconds since 1970; corrected if the clock of the phone was wrong',
    example: 1_796_400_000_000,
  })
  at: number;
}

export class CheckInsResponse {
  @ApiProperty({
    type: [String],
    description: 'Ids of the scans of the request, all of which are stored',
    example: [uuidExample],
  })
  stored: string[];

  @ApiProperty({ type: [ScanResponse], description: 'Scans of the other phones after the cursor' })
  others: ScanResponse[];

  @ApiProperty({ type: 'integer', description: 'Cursor for the next request', example: 42 })
  cursor: number;

  @ApiProperty({ description: 'Whether there are more scans after the cursor', example: false })
  hasMore: boolean;
}

/** Part of the list of attendees for the gate. Columns need half as many bytes as rows that repeat the field names. */
export class AttendeesResponse {
  @ApiProperty({ description: 'Title of the event', example: 'Harvest Conference' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'Number of registrations of the event', example: 25_000 })
  total: number;

  @ApiProperty({
    description:
      'Key of the ticket signatures (base64), with which a phone detects forged tickets offline; it is valid for new tickets too',
    example: 'c2VjcmV0',
  })
  key: string;

  @ApiProperty({ type: [Number], description: 'Ids of the registrations', example: [17] })
  ids: number[];

  @ApiProperty({ type: [String], description: 'First and last name of each', example: ['Mary Akello'] })
  names: string[];

  @ApiProperty({ type: [String], description: 'Last four digits of each telephone number', example: ['3456'] })
  phones: string[];

  @ApiProperty({ type: [String], description: 'Confirmation code of each registration', example: ['K7M2QXR4'] })
  codes: string[];

  @NullableInteger('`after` for the next part; null if this is the last one', null)
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
