import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { peopleLimits as limits } from '@ministry/domain';
import { NullableText } from '../http/answer-fields.ts';
import { BooleanField, Day, EmailAddress, IntegerField, Lines, TextField, WebAddress } from '../validation/fields.ts';
import { RowKey, Rows } from '../validation/rows.ts';
import { ShownPhone } from '../validation/shown-phone.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

/** A part of the team. */
class TeamGroupDto {
  @RowKey({
    description: 'Stays the same when the section changes; it is the anchor of the section on the page',
    example: 'deacons',
  })
  id: string;

  @TextField({ min: 1, max: limits.groupTitle, description: 'Heading', example: 'Deacons' })
  title: string;

  @TextField({ max: limits.groupLead, description: 'Sentence below the heading', example: 'They care for the sick.' })
  lead: string;
}

/** A person, as the office enters them. */
class TeamMemberDto {
  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    description: 'Chosen by whoever adds the person; stays the same when the entry changes',
    example: 12,
  })
  id: number;

  @RowKey({ description: 'Id of the section of the team', example: 'deacons' })
  groupId: string;

  @TextField({
    min: 1,
    max: limits.name,
    description: 'Name of the person, as used to address them',
    example: 'Pastor Mary Atim',
  })
  name: string;

  @TextField({ min: 1, max: limits.position, description: 'Office that the person holds', example: 'Treasurer' })
  position: string;

  @TextField({ max: limits.department, description: 'Department; may be empty', example: 'Finance' })
  department: string;

  @TextField({ max: limits.location, description: 'Place; may be empty', example: 'Mbale' })
  location: string;

  @TextField({ max: limits.bio, description: 'A sentence or two; may be empty', example: 'Leads the youth choir.' })
  bio: string;

  @EmailAddress({
    max: limits.email,
    optional: true,
    description: 'Null if there is none',
    example: 'mary@example.org',
  })
  email: string | null;

  @ShownPhone({ max: limits.phone, optional: true, description: 'Null if there is none' })
  phone: string | null;

  @Lines({
    max: limits.specialty,
    count: limits.specialties,
    description: 'Subjects that the person can be asked about',
    example: ['Widows', 'Savings'],
  })
  specialties: string[];

  @WebAddress({
    max: limits.image,
    optional: true,
    description: 'Address of a portrait; null to show the initials',
    example: '/uploads/3f2a9c0d1b5e4f6a7b8c9d0e-800x800.jpg',
  })
  image: string | null;

  @BooleanField({ description: 'Whether the person is also shown on the home page', example: false })
  onHome: boolean;

  @Day({
    optional: true,
    description: 'When the person agreed to be shown; null: shown only to the office',
    example: '2026-03-01',
  })
  consentOn: string | null;
}

/** An office of the church. */
class OfficeDto {
  @TextField({ min: 1, max: limits.officeName, description: 'Name', example: 'Deacons' })
  name: string;

  @TextField({ max: limits.officeTask, description: 'Task of the office; may be empty', example: 'Care for the sick.' })
  task: string;

  @IntegerField({
    min: 0,
    max: limits.depth - 1,
    description:
      'Number of offices above it in the structure; it reports to the nearest preceding office with a smaller level',
    example: 1,
  })
  level: number;
}

/** The people of the church, as the office enters them. */
class PeopleDto {
  @Rows(TeamGroupDto, { count: limits.groups, description: 'Sections of the team, in the order of the page' })
  groups: TeamGroupDto[];

  @Rows(TeamMemberDto, { count: limits.members, description: 'The people; this is also their order within a section' })
  members: TeamMemberDto[];

  @Rows(OfficeDto, { count: limits.offices, description: 'List the structure of offices, as an indented list' })
  offices: OfficeDto[];
}

export class PeopleRequest extends IntersectionType(PeopleDto, MadeFrom) {}

/** A person, and the account that noted the consent. */
class MemberResponse extends TeamMemberDto {
  @NullableText(
    'Username of the account that recorded the consent; null if there is no consent, and for the initial state',
    'admin',
  )
  consentBy: string | null;
}

export class PeopleResponse extends IntersectionType(OmitType(PeopleDto, ['members'] as const), Changed) {
  @ApiProperty({ type: [MemberResponse], description: 'The people; this is also their order within a section' })
  members: MemberResponse[];
}

/** A person, as everybody sees them. */
class TeamMemberResponse extends OmitType(TeamMemberDto, ['groupId', 'onHome', 'consentOn'] as const) {}

/** A part of the team, as everybody sees it. */
export class TeamSectionResponse extends TeamGroupDto {
  @ApiProperty({
    type: [TeamMemberResponse],
    description: 'People of the section who have agreed to be shown, in order',
  })
  members: TeamMemberResponse[];
}

/** What the home page shows of a person. */
export class LeaderResponse extends PickType(TeamMemberDto, ['name', 'position'] as const) {
  @ApiProperty({ type: String, required: false, description: 'Address of a portrait; left out if there is none' })
  image?: string;
}

export class OfficeResponse extends OfficeDto {}
