import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { explained } from './explained.ts';
import { problems } from './fields.copy.ts';
import { phoneAsShown } from './phone.ts';

interface ShownPhoneOptions {
  description: string;
  /** Longest number in characters. */
  max: number;
  /** Makes the field a list with at most this many numbers. */
  count?: number;
  /** May be left out or null; blank means none. */
  optional?: boolean;
}

const shown = (value: unknown): unknown => (typeof value === 'string' ? (phoneAsShown(value) ?? value.trim()) : value);

/** A phone number as the site shows it. The spaces of an international number stay as they were typed. */
export function ShownPhone({ description, max, count, optional = false }: ShownPhoneOptions): PropertyDecorator {
  const each = count !== undefined;
  return applyDecorators(
    ApiProperty({
      type: each ? [String] : String,
      description,
      example: each ? ['+256 772 123 456'] : '+256 772 123 456',
      required: !optional,
      nullable: optional,
      ...(each ? { maxItems: count } : { maxLength: max }),
    }),
    Transform(({ value }: { value: unknown }) => {
      if (optional && typeof value === 'string' && value.trim() === '') return null;
      return Array.isArray(value) ? value.map((one: unknown) => shown(one)) : shown(value);
    }),
    ...(optional ? [IsOptional()] : []),
    ValidateBy(
      {
        name: 'phone',
        validator: {
          validate: (value) => typeof value === 'string' && phoneAsShown(value) !== null && value.length <= max,
        },
      },
      { each, ...explained(() => problems.noShownPhone) },
    ),
  );
}
