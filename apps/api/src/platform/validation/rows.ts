import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateBy, ValidateNested } from 'class-validator';
import { explained } from './explained.ts';
import { problems } from './fields.copy.ts';

/** A list of objects with fields. Errors are reported under the path of the field: `social.0.href`. */
export const Rows = (row: Class, { count, description }: { count: number; description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [row], maxItems: count, description }),
    Type(() => row),
    IsArray(explained(() => problems.noList)),
    ArrayMaxSize(
      count,
      explained(
        () =>
          ({ label }) =>
            problems.tooMany({ label, count }),
      ),
    ),
    // Without this check, class-validator would look for fields in a nested list too.
    IsObject({ each: true, ...explained(() => problems.noRows) }),
    ValidateNested({ each: true, ...explained(() => problems.noRows) }),
  );

/** Small letters, digits and dashes, because the id is used in addresses. */
const rowId = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The id of a row, chosen by the person who adds the row. */
export const RowKey = ({ description, example }: { description: string; example: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: rowId.source, description, example }),
    ValidateBy(
      { name: 'rowId', validator: { validate: (value) => typeof value === 'string' && rowId.test(value) } },
      explained(() => problems.noRowId),
    ),
  );
