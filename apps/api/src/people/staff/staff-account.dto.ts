import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { everyPermission, passwordLength, type Permission, type StaffRole, staffRoles } from '@ministry/domain';
import { NullableDateTime, NullableText } from '../../platform/http/answer-fields.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { EmailAddress, OneOf } from '../../platform/validation/fields.ts';
import { staffTexts } from './staff.copy.ts';
import type { StaffAccount } from './staff-account.entity.ts';

const composed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;
const lowerCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

function isPassword(value: unknown): boolean {
  if (typeof value !== 'string' || /\p{Surrogate}|\p{Control}/u.test(value)) return false;
  const { length } = [...value];
  return length >= passwordLength.min && length <= passwordLength.max;
}

/** Anything that could be a password; whether it is correct is checked later. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= 1 && value.length <= 256 && !/\p{Surrogate}/u.test(value);

/** A new password: any Unicode text without control characters, stored in composed form (NFC). */
export const NewPassword = ({
  description,
  optional = false,
}: {
  description: string;
  optional?: boolean;
}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: passwordLength.min,
      maxLength: passwordLength.max,
      description,
      example: 'seven green hills of Kampala',
      required: !optional,
    }),
    Transform(composed),
    ...(optional ? [IsOptional()] : []),
    ValidateBy(
      { name: 'password', validator: { validate: isPassword } },
      withMessage(staffTexts.passwordLength(passwordLength)),
    ),
  );

export class StaffAccountRequest {
  /** Letters, digits, dots, hyphens and underscores; case-insensitive. */
  @ApiProperty({
    type: String,
    minLength: 3,
    maxLength: 40,
    pattern: '^[A-Za-z0-9._-]{3,40}$',
    example: 'grace.namutebi',
  })
  @Transform(lowerCase)
  @Matches(/^[a-z0-9._-]{3,40}$/, withMessage(staffTexts.usernameForm))
  username: string;

  @OneOf(staffRoles, {
    description:
      'Role of the account: `admin` everything, `editor` published content, `treasurer` money and store, `pastor` prayers, messages, testimonies and families, `steward` registrations for events, `media` the live stream',
    example: 'media',
  })
  role: StaffRole;

  @EmailAddress({
    max: 254,
    optional: true,
    description: 'Without a password, a link to set one is sent to this address',
    example: 'grace.namutebi@example.org',
  })
  email?: string | null;

  @NewPassword({
    description:
      'If left out, the person is invited by e-mail, or without an address a password is generated and returned once',
    optional: true,
  })
  password?: string;
}

export class PasswordChangeRequest {
  /** Password of the person who makes the request, not of the account that is changed. */
  @ApiProperty({
    type: String,
    format: 'password',
    minLength: 1,
    maxLength: 256,
    example: 'my present long passphrase',
  })
  @Transform(composed)
  @ValidateBy(
    { name: 'currentPassword', validator: { validate: isTyped } },
    withMessage(staffTexts.currentPasswordNeeded),
  )
  currentPassword: string;

  @NewPassword({ description: 'The new password. All sessions with the old one end within five seconds' })
  newPassword: string;
}

export class StaffAccountResponse {
  @ApiProperty({ type: 'integer', description: 'Never changes', example: 2 })
  id: number;
  /** Lower case. @example 'grace.namutebi' */
  username: string;
  @ApiProperty({ enum: staffRoles, description: 'Role of the account', example: 'media' })
  role: StaffRole;
  /** Whether the account is revoked; a revoked account cannot sign in. @example false */
  isRevoked: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When the account was created',
    example: '2026-11-21T09:00:00.000Z',
  })
  createdAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When its password was last set',
    example: '2026-11-21T09:00:00.000Z',
  })
  passwordChangedAt: string;
  @NullableText('Address for invitations', 'grace@example.org')
  email: string | null;
  @NullableDateTime('Until when an unused link to set the password works, UTC', null)
  invitedUntil: string | null;
  @NullableDateTime('Time of the last request, to within ten minutes', '2026-11-21T09:00:00.000Z')
  lastSeenAt: string | null;
  @ApiProperty({ description: 'Whether one-time codes are required', example: false })
  hasSecondFactor: boolean;
}

export class NewStaffAccountResponse extends StaffAccountResponse {
  /** Present only if the request had neither a password nor an e-mail address; it is not stored and cannot be shown again. @example 'k7m2p-9xq4r-…' */
  generatedPassword?: string;
}

export class SessionResponse {
  /** Lower case, whatever the case in the request. @example 'grace.namutebi' */
  username: string;
  @ApiProperty({ enum: staffRoles, description: 'Role of the account', example: 'media' })
  role: StaffRole;
  @ApiProperty({
    enum: everyPermission,
    isArray: true,
    description: 'Permissions of the role; every other route returns 403',
    example: ['media.broadcast'],
  })
  permissions: Permission[];

  @ApiProperty({
    type: 'integer',
    description:
      'Send it back as `X-Session-Epoch`: requests are refused once the account has been signed out everywhere',
    example: 1,
  })
  epoch: number;

  @ApiProperty({ description: 'Whether routes for money and accounts require a one-time code', example: false })
  hasSecondFactor: boolean;
}

export const toStaffAccountResponse = (account: StaffAccount): StaffAccountResponse => ({
  id: account.id,
  username: account.username,
  role: account.role,
  isRevoked: account.revokedAt !== null,
  createdAt: account.createdAt.toISOString(),
  passwordChangedAt: account.passwordChangedAt.toISOString(),
  email: account.email,
  invitedUntil: account.invitationKey === null ? null : (account.invitationExpiresAt?.toISOString() ?? null),
  lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
  hasSecondFactor: account.secondFactorAt !== null,
});
