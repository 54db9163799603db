import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { label } from './explained.ts';

const about =
  (problem: string) =>
  ({ property }: ValidationArguments): string =>
    `${label(property)} ${problem}`;

/** A list of things of several fields each; what is wrong with one is told under its place, `social.0.href`. */
export const Rows = (row: Class, { count, description }: { count: number; description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [row], maxItems: count, description }),
    Type(() => row),
    IsArray({ message: about('must be a list') }),
    ArrayMaxSize(count, { message: about(`may hold at most ${count}`) }),
    // A list in the list would be looked through for fields of its own.
    IsObject({ each: true, message: about('must each hold named values') }),
    ValidateNested({ each: true, message: about('must each hold named values') }),
  );

/** Small letters, digits and dashes: it stands in addresses. */
const rowId = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The id of a row, chosen by who adds it. */
export const RowId = ({ description, example }: { description: string; example: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: rowId.source, description, example }),
    ValidateBy({
      name: 'rowId',
      validator: {
        validate: (value) => typeof value === 'string' && rowId.test(value),
        defaultMessage: (args) => `${label(args?.property)} must be small letters, digits and dashes, at most 40`,
      },
    }),
  );
