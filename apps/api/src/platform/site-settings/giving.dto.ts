import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { givingLimits as limits, type GivingWay, type GivingWayKind, givingWayKinds } from '@ministry/domain';
import { DateTime, NullableDateTime, NullableText } from '../http/answer-fields.ts';
import { HttpsAddress, OneOf, TextField } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

/** A number or an account that gifts are sent to. */
export class GivingWayDto implements GivingWay {
  @OneOf(Object.keys(givingWayKinds), { description: 'How the gift is sent', example: 'mobile-money' })
  kind: GivingWayKind;

  @TextField({ min: 1, max: limits.provider, description: 'Network or bank', example: 'MTN Mobile Money' })
  provider: string;

  @TextField({
    min: 1,
    max: limits.accountName,
    description: 'Name of the account holder, as a phone shows it before the PIN is entered',
    example: 'Grace Church Mbale',
  })
  accountName: string;

  @TextField({
    min: 1,
    max: limits.number,
    description: 'Phone number or merchant code; for a bank, the account number',
    example: '+256 772 123 456',
  })
  number: string;

  @TextField({ max: limits.branch, description: 'Branch of the bank; may be empty', example: 'Mbale Branch' })
  branch: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @TextField({ max: limits.swift, description: 'SWIFT/BIC of the bank; may be empty', example: 'SBICUGKX' })
  swift: string;

  @TextField({ max: limits.note, description: 'A sentence about it; may be empty', example: 'Reason: your name.' })
  note: string;
}

/** The Give address and the ways of giving. */
export class SiteGivingDto {
  @HttpsAddress({
    max: limits.url,
    optional: true,
    description:
      'Address of the giving page on another site; null for the one from the configuration of the server, or else the giving page of this site',
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
  @ApiProperty({ type: String, description: 'Username of the account that proposed it', example: 'grace' })
  proposedBy: string;

  @DateTime('When it was proposed, UTC', '2026-11-25T09:00:00.000Z')
  proposedAt: string;

  @ApiProperty({
    enum: ['now', 'later', 'other'],
    description:
      'Whether the caller may confirm it: `now`, `later` (from `confirmableFrom` on), or `other` (only somebody else)',
    example: 'other',
  })
  confirmation: 'now' | 'later' | 'other';

  @NullableDateTime('From when on the caller may confirm it, UTC; null unless `confirmation` is `later`', null)
  confirmableFrom: string | null;

  @ApiProperty({
    type: [String],
    description: 'Usernames of the other accounts with the permission',
    example: ['admin'],
  })
  confirmers: string[];
}

export class SiteGivingResponse extends IntersectionType(SiteGivingDto, Changed) {
  @NullableText('Username of the account that proposed the public ways', 'grace')
  proposedBy: string | null;

  @NullableText('Username of the account that confirmed them', 'admin')
  confirmedBy: string | null;

  @NullableDateTime('Since when they are public, UTC; null for the initial state', '2026-11-25T09:30:00.000Z')
  confirmedAt: string | null;

  @ApiProperty({
    type: SiteGivingProposalResponse,
    required: false,
    description: 'The proposed change, which is not public before it is confirmed; left out if there is none',
  })
  proposal?: SiteGivingProposalResponse;
}

/** A public number or account that gifts are sent to. */
export class GivingWayResponse extends GivingWayDto {}
