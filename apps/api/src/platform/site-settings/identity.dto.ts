import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, ValidateBy } from 'class-validator';
import { identityLimits as limits, isColour, type SiteIdentity, storedPictureSize } from '@ministry/domain';
import { explained } from '../validation/explained.ts';
import { problems } from '../validation/fields.copy.ts';
import { Day, EmailAddress, HttpsAddress, IntegerField, TextField } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { ShownPhone } from '../validation/shown-phone.ts';

const Degrees = (name: string, most: number, example: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, minimum: -most, maximum: most, description: `${name} in degrees`, example }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(value.trim()) ? Number(value) : value,
    ),
    ValidateBy(
      {
        name: 'degrees',
        validator: {
          validate: (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most,
        },
      },
      explained(
        () =>
          ({ label }) =>
            problems.noDegrees({ label, most }),
      ),
    ),
  );

const blankIsNone = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || null : value;

/** A colour; blank means the standard one. */
const Colour = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, nullable: true, required: false, pattern: '^#[0-9A-Fa-f]{6}$', description, example }),
    Transform(blankIsNone),
    IsOptional(),
    ValidateBy(
      { name: 'colour', validator: { validate: isColour } },
      explained(
        () =>
          ({ label }) =>
            problems.noColour({ label, example }),
      ),
    ),
  );

/** An uploaded picture. The server renders it in other sizes, so pictures on other sites are refused. Blank means none. */
const StoredPicture = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      required: false,
      maxLength: limits.picture,
      description,
      example: '/uploads/3f2a9c0d1b5e4f6a7b8c9d0e-800x800.jpg',
    }),
    Transform(blankIsNone),
    IsOptional(),
    ValidateBy(
      {
        name: 'storedPicture',
        validator: { validate: (value) => typeof value === 'string' && storedPictureSize(value) !== null },
      },
      explained(() => problems.noStoredPicture),
    ),
  );

/** An account of the church on another site. */
export class SocialLinkDto {
  @TextField({ min: 1, max: limits.socialName, description: 'Name of the other site', example: 'Facebook' })
  name: string;

  @HttpsAddress({ max: limits.url, description: 'Address of the account', example: 'https://www.facebook.com/church' })
  href: string;
}

/** A figure that the church publishes about itself. */
export class FigureDto {
  @TextField({ min: 1, max: limits.figureValue, description: 'The number, as it is written', example: '900+' })
  value: string;

  @TextField({ min: 1, max: limits.figureLabel, description: 'What the number counts', example: 'children supported' })
  label: string;
}

/** Names, contact details and look of the church. */
export class IdentityDto implements SiteIdentity {
  @TextField({ min: 1, max: limits.name, description: 'Full name of the church', example: 'Grace Church Mbale' })
  name: string;

  @TextField({
    min: 1,
    max: limits.shortName,
    description: 'Short name, for the header on small screens and for text messages',
    example: 'Grace Church',
  })
  shortName: string;

  @TextField({ min: 1, max: limits.tagline, description: 'Heading of the home page', example: 'Grace for all' })
  tagline: string;

  @TextField({
    min: 1,
    max: limits.description,
    description: 'One sentence, below the heading of the home page and in search results',
    example: 'Worship and outreach in Mbale since 2002.',
  })
  description: string;

  @Day({ description: 'When the church was founded', example: '2002-02-25' })
  founded: string;

  @IntegerField({ min: 1900, max: 2199, description: 'The first year in the copyright line', example: 2025 })
  copyrightSince: number;

  @ShownPhone({ max: limits.phone, description: 'Phone number of the office' })
  phone: string;

  @ShownPhone({
    max: limits.phone,
    count: limits.furtherPhones,
    description: 'Further phone numbers, for the contact page',
  })
  @ArrayMaxSize(
    limits.furtherPhones,
    explained(
      () =>
        ({ label }) =>
          problems.tooMany({ label, count: limits.furtherPhones }),
    ),
  )
  furtherPhones: string[];

  @ShownPhone({ max: limits.phone, description: 'Phone number of the WhatsApp account' })
  whatsapp: string;

  @EmailAddress({ max: limits.email, description: 'E-mail address of the office', example: 'office@example.org' })
  email: string;

  @TextField({ min: 1, max: limits.postal, description: 'Postal address', example: 'P.O. Box 100, Mbale, Uganda' })
  postal: string;

  @TextField({ min: 1, max: limits.street, description: 'Street and number', example: 'Market Street' })
  street: string;

  @TextField({ min: 1, max: limits.town, description: 'Town', example: 'Mbale' })
  town: string;

  @ApiProperty({ type: String, pattern: '^[A-Z]{2}$', description: 'Country code, ISO 3166-1', example: 'UG' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @ValidateBy(
    { name: 'country', validator: { validate: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value) } },
    explained(() => problems.noCountry),
  )
  country: string;

  @Degrees('Latitude', 90, 1.0784)
  latitude: number;

  @Degrees('Longitude', 180, 34.181)
  longitude: number;

  @Rows(SocialLinkDto, { count: limits.social, description: 'Accounts on other sites, in the order of the footer' })
  social: SocialLinkDto[];

  @Rows(FigureDto, { count: limits.figures, description: 'Figures on the home page' })
  figures: FigureDto[];

  @Rows(FigureDto, { count: limits.figures, description: 'Figures on the about page' })
  reach: FigureDto[];

  @Colour(
    'Colour of buttons and links, from which all shades are derived; white text on it must have a contrast of at least 4.5:1. Null or left out: the standard colour',
    '#0B5148',
  )
  mainColour?: string | null;

  @Colour(
    'Colour of the main action and the current page; its contrast must be at least 4.5:1 on the dark shade of the main colour and 3:1 on the main colour itself. Null or left out: the standard colour',
    '#F6B73C',
  )
  accentColour?: string | null;

  @StoredPicture('Address of the picture that replaces the mark and the icons; null or left out: the standard mark')
  logo?: string | null;

  @StoredPicture(
    'Address of the picture for shared links of pages without a picture of their own; null or left out: the standard picture',
  )
  sharePicture?: string | null;
}
