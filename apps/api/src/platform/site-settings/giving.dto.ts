import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { givingLimits as limits, type GivingWay, type GivingWayKind, givingWayKinds } from '@ministry/domain';
import { DateTime, NullableDateTime, NullableText } from '../http/answer-fields.ts';
import { HttpsAddress, OneOf, TextField } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

/** A number or an account that gifts are sent to. */
export class GivingWayDto implements GivingWay {
  @OneOf(Object.keys(givingWayKinds), { description: 'How a gift is sent', example: 'mobile-money' })
  kind: GivingWayKind;

  @TextField({ min: 1, max: limits.provider, description: 'Network or bank', example: 'MTN Mobile Money' })
  provider: string;

  @TextField({
    min: 1,
    max: limits.accountName,
    description: 'The name that the account is in, as a phone shows it before the PIN is typed',
    example: 'Grace Church Mbale',
  })
  accountName: string;

  @TextField({
    min: 1,
    max: limits.number,
    description: 'Phone number or merchant code; of a bank the account number',
    example: '+256 772 123 456',
  })
  number: string;

  @TextField({ max: limits.branch, description: 'Branch of the bank; may be empty', example: 'Mbale Branch' })
  branch: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @TextField({ max: limits.swift, description: 'SWIFT/BIC of the bank; may be empty', example: 'SBICUGKX' })
  swift: string;

  @TextField({ max: limits.note, description: 'A sentence beside it; may be empty', example: 'Reason: your name.' })
  note: string;
}

/** The Give address and the ways of giving. */
export class SiteGivingDto {
  @HttpsAddress({
    max: limits.url,
    optional: true,
    description: 'Where gifts are given on another site; null for the one that the server is set to, or our own page',
    example: 'https://give.example.org/',
  })
  giveUrl: string | null;

  @Rows(GivingWayDto, { count: limits.ways, description: 'Numbers and accounts, in the order in which they are shown' })
  ways: GivingWayDto[];
}

export class SiteGivingRequest extends IntersectionType(SiteGivingDto, MadeFrom) {}
/** Identifies the proposal to decide on by the `version` that the caller has read. */
export class SiteGivingDecision extends MadeFrom {}

class SiteGivingProposalResponse extends SiteGivingDto {
  @ApiProperty({ type: String, description: 'Username of who proposed it', example: 'grace' })
  proposedBy: string;

  @DateTime('When, UTC', '2026-11-25T09:00:00.000Z')
  proposedAt: string;

  @ApiProperty({
    enum: ['now', 'later', 'other'],
    description: 'Whether who asks may confirm it: now, from `confirmableFrom` on, or only somebody else',
    example: 'other',
  })
  confirmation: 'now' | 'later' | 'other';

  @NullableDateTime('From when on who asks may confirm it, UTC; null unless `later`', null)
  confirmableFrom: string | null;

  @ApiProperty({ type: [String], description: 'Usernames of others with the permission', example: ['admin'] })
  confirmers: string[];
}

export class SiteGivingResponse extends IntersectionType(SiteGivingDto, Changed) {
  @NullableText('Who proposed what is public now', 'grace')
  proposedBy: string | null;

  @NullableText('Who confirmed it', 'admin')
  confirmedBy: string | null;

  @NullableDateTime('Since when it is public, UTC; null: as on a new site', '2026-11-25T09:30:00.000Z')
  confirmedAt: string | null;

  @ApiProperty({
    type: SiteGivingProposalResponse,
    required: false,
    description: 'A change that nobody is told of before it is confirmed; left out where none waits',
  })
  proposal?: SiteGivingProposalResponse;
}

/** A public number or account that gifts are sent to. */
export class GivingWayResponse extends GivingWayDto {}
