import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Decorators for fields that most responses have. */

/** The id of a row. */
export const RowId = (example: number): PropertyDecorator =>
  ApiProperty({ type: 'integer', description: 'Unique id; never changes', example });

/** A date and time in UTC. */
export const DateTime = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ type: String, format: 'date-time', description, example });

// The API description takes the type `string | null` for an object, so a nullable field names its type.

export const NullableText = (description: string, example: string | null): PropertyDecorator =>
  ApiProperty({ type: String, nullable: true, description, example });

export const NullableInteger = (description: string, example: number | null): PropertyDecorator =>
  ApiProperty({ type: 'integer', nullable: true, description, example });

export const NullableDateTime = (description: string, example: string | null): PropertyDecorator =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description, example });

const instant = (description: string, options: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    type: String,
    format: 'date-time',
    description,
    example: '2026-11-21T08:00:00.000Z',
    ...options,
  });

export const CreatedAt = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  instant('When it was created, UTC', options);

export const UpdatedAt = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  instant('When it was last changed, UTC', options);
