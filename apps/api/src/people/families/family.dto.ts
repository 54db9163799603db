import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import {
  contentLimits,
  earliestBirth,
  familyLimits,
  type FamilyStatus,
  familyStatuses,
  isBirthDay,
  isBlankMember,
} from '@ministry/domain';
import { NullableDateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { explained, withMessage } from '../../platform/validation/explained.ts';
import { EmailAddress, Ids, OneOf, PhoneNumber, TextField } from '../../platform/validation/fields.ts';
import { familyTexts } from './families.copy.ts';
import type { Family } from './family.entity.ts';
import type { FamilyMember } from './family-member.entity.ts';

const statusFilters = ['all', ...familyStatuses, 'deleted'] as const;
const placeFilters = ['all', 'known', 'unknown'] as const;
const sorts = ['familyName', '-familyName', 'registrationDate', '-registrationDate', '-deletedAt'] as const;
const bulkActions = ['activate', 'deactivate', 'delete', 'restore', 'export'] as const;

/** Degrees as text, as the device sends them (FAM-22); empty or null if the place is not given. */
const Degrees = (what: string, most: number, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      nullable: true,
      maxLength: 24,
      pattern: '^-?\\d{1,3}(\\.\\d{1,18})?$',
      description: `${what}, from -${most} to ${most}; both coordinates or neither`,
      example,
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    ValidateIf((_family, value) => value !== undefined && value !== null),
    ValidateBy(
      {
        name: 'degrees',
        validator: {
          validate: (value: unknown) =>
            typeof value === 'string' && /^-?\d{1,3}(\.\d{1,18})?$/.test(value) && Math.abs(Number(value)) <= most,
        },
      },
      explained(
        () =>
          ({ label }) =>
            familyTexts.degrees({ label, most }),
      ),
    ),
  );

/** Validates the field unless the whole row is blank. */
const UnlessBlank = (): PropertyDecorator => ValidateIf((row: FamilyMemberRequest) => !isBlankMember(row));

/** One row of the form. A completely empty row is left out; otherwise all of its fields are required (FAM-18). */
export class FamilyMemberRequest {
  @TextField({ min: 1, max: familyLimits.firstName, description: 'Given name', example: 'Grace' })
  @UnlessBlank()
  firstName?: string | null;

  @TextField({ min: 1, max: familyLimits.lastName, description: 'Family name', example: 'Akello' })
  @UnlessBlank()
  lastName?: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    description: `Day of birth, \`YYYY-MM-DD\`, from ${earliestBirth} to today in Kampala`,
    example: '2014-03-09',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @ValidateBy(
    {
      name: 'birth',
      validator: { validate: (value: unknown) => typeof value === 'string' && isBirthDay(value, new Date()) },
    },
    explained(
      (value) => () =>
        value === undefined || value === null || value === '' ? familyTexts.birthNeeded : familyTexts.noBirth,
    ),
  )
  @UnlessBlank()
  dob?: string | null;

  @TextField({ min: 1, max: familyLimits.title, description: 'Title or relationship', example: 'Daughter' })
  @UnlessBlank()
  title?: string | null;
}

/** A field that may be left out, but must be valid if it is present. */
const UnlessLeftOut = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false }),
    ValidateIf((_family, value) => value !== undefined),
  );

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The registration of a family (DATA-35). */
export class FamilyRequest {
  @TextField({ min: 1, max: familyLimits.familyName, description: 'Name of the family', example: 'Okello' })
  familyName: string;

  @TextField({
    min: 1,
    max: familyLimits.headOfFamily,
    description: 'Name of the head of the family',
    example: 'Peter Okello',
  })
  headOfFamily: string;

  @EmailAddress({ max: familyLimits.email, description: 'E-mail address', example: 'okello@example.org' })
  email: string;

  @PhoneNumber({ max: familyLimits.phone, description: 'Phone number of the family' })
  phone: string;

  @TextField({
    min: 1,
    max: familyLimits.address,
    description: 'Address of the family',
    example: 'Plot 4, Market Street, Mbale',
  })
  address: string;

  @Degrees('Latitude', 90, '1.0784')
  latitude?: string | null;

  @Degrees('Longitude', 180, '34.181')
  longitude?: string | null;

  @ApiProperty({
    type: [FamilyMemberRequest],
    required: false,
    maxItems: familyLimits.members,
    description: 'Members of the family',
  })
  @ValidateIf((_family, value) => value !== undefined && value !== null)
  @ValidateBy(
    {
      name: 'members',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) && value.length <= familyLimits.members && value.every(isRow),
      },
    },
    withMessage(familyTexts.members({ most: familyLimits.members })),
  )
  @ValidateNested({ each: true })
  @Type(() => FamilyMemberRequest)
  familyMembers?: FamilyMemberRequest[] | null;
}

/** Contains only the id, none of the submitted data. */
export class FamilyReceipt {
  @RowId(8)
  id: number;
}

const filters = {
  status: StatusFilter(statusFilters, { example: 'active' }),
  search: TextField({
    max: 100,
    optional: true,
    description: 'Return only families that have these words in the name, the head of the family or the e-mail address',
    example: 'okello',
  }),
  place: OneOf(placeFilters, {
    optional: true,
    default: 'all',
    description: 'Whether the family has given its place on the map',
    example: 'known',
  }),
};

/** Filters of a list of families. */
export class FamilyFilter {
  @filters.status
  status: (typeof statusFilters)[number] = 'all';

  @filters.search
  search?: string;

  @filters.place
  place: (typeof placeFilters)[number] = 'all';
}

export class FamilyListQuery extends PageQuery implements FamilyFilter {
  @filters.status
  status: (typeof statusFilters)[number] = 'all';

  @filters.search
  search?: string;

  @filters.place
  place: (typeof placeFilters)[number] = 'all';

  @OneOf(sorts, {
    optional: true,
    default: '-registrationDate',
    description: 'Sort order; a leading `-` reverses it',
    example: 'familyName',
  })
  sort: (typeof sorts)[number] = '-registrationDate';
}

/** Corrections by the office; fields that are left out stay unchanged. Members of a family cannot be changed here. */
export class FamilyUpdateRequest {
  @OneOf(familyStatuses, {
    optional: true,
    description: 'Whether the family currently belongs to the ministry',
    example: 'inactive',
  })
  status?: FamilyStatus | null;

  @UnlessLeftOut()
  @TextField({ min: 1, max: familyLimits.familyName, description: 'Name of the family', example: 'Okello' })
  familyName?: string;

  @UnlessLeftOut()
  @TextField({
    min: 1,
    max: familyLimits.headOfFamily,
    description: 'Name of the head of the family',
    example: 'Peter Okello',
  })
  headOfFamily?: string;

  @UnlessLeftOut()
  @EmailAddress({ max: familyLimits.email, description: 'E-mail address', example: 'okello@example.org' })
  email?: string;

  @UnlessLeftOut()
  @PhoneNumber({ max: familyLimits.phone, description: 'Phone number of the family' })
  phone?: string;

  @UnlessLeftOut()
  @TextField({
    min: 1,
    max: familyLimits.address,
    description: 'Address of the family',
    example: 'Plot 4, Market Street, Mbale',
  })
  address?: string;
}

/** One action on several families: it is applied to all of them or to none. */
export class FamilyBulkRequest {
  @OneOf(bulkActions, { description: 'Action to apply', example: 'deactivate' })
  action: (typeof bulkActions)[number];

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the families', example: [8, 9] })
  items: number[];
}

export class FamilyBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of families to which the action was applied', example: 2 })
  processed: number;

  @ApiProperty({
    required: false,
    description: 'For an export: name for the file',
    example: 'families-2026-11-21.csv',
  })
  fileName?: string;

  @ApiProperty({
    required: false,
    description: 'For an export: the file (RFC 4180, UTF-8)',
    example: 'Family Name,Head of Family\r\nOkello,Peter Okello\r\n',
  })
  csv?: string;
}

/** Somebody who belongs to a family. */
export class FamilyMemberResponse {
  @RowId(21)
  id: number;

  @ApiProperty({ description: 'Title or relationship', example: 'Daughter' })
  title: string;

  @ApiProperty({ description: 'Given name', example: 'Grace' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ format: 'date', description: 'Day of birth', example: '2014-03-09' })
  dateOfBirth: string;
}

/** A family as the office sees it (DATA-34). Personal data. */
export class FamilyResponse {
  @RowId(8)
  id: number;

  @ApiProperty({ description: 'Name of the family', example: 'Okello' })
  familyName: string;

  @ApiProperty({ description: 'Name of the head of the family', example: 'Peter Okello' })
  headOfFamily: string;

  @ApiProperty({ description: 'E-mail address', example: 'okello@example.org' })
  email: string;

  @NullableText('Null in older rows without a number', '0772 123 456')
  phone: string | null;

  @ApiProperty({ description: 'Address of the family', example: 'Plot 4, Market Street, Mbale' })
  address: string;

  @NullableText('In degrees', '1.0784')
  latitude: string | null;

  @NullableText('In degrees', '34.181')
  longitude: string | null;

  @ApiProperty({
    enum: familyStatuses,
    description: 'Whether the family currently belongs to the ministry',
    example: 'active',
  })
  status: FamilyStatus;

  @ApiProperty({ format: 'date-time', description: 'When it registered, UTC', example: '2026-11-21T08:00:00.000Z' })
  registrationDate: string;

  @NullableDateTime('When it was deleted, UTC; it is erased thirty days later. Null if it is not deleted', null)
  deletedAt: string | null;

  @ApiProperty({ type: [FamilyMemberResponse], description: 'Members in the order of the form' })
  members: FamilyMemberResponse[];
}

export const toMemberResponse = (member: FamilyMember): FamilyMemberResponse => ({
  id: member.id,
  title: member.title,
  firstName: member.firstName,
  lastName: member.lastName,
  dateOfBirth: member.dateOfBirth,
});

export const toFamilyResponse = (family: Family, members: readonly FamilyMember[]): FamilyResponse => ({
  id: family.id,
  familyName: family.familyName,
  headOfFamily: family.headOfFamily,
  email: family.email,
  phone: family.phone,
  address: family.address,
  latitude: family.latitude,
  longitude: family.longitude,
  status: family.status,
  registrationDate: family.registeredAt.toISOString(),
  deletedAt: family.deletedAt?.toISOString() ?? null,
  members: members.map(toMemberResponse),
});
