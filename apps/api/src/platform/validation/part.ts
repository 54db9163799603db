import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { errorTexts } from '../errors/errors.copy.ts';
import { explained } from './explained.ts';

/** A nested object with fields. Errors are reported under the path of the field: `results.heading`. */
export const Part = (part: Class, { description }: { description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: part, description }),
    Type(() => part),
    IsObject(explained((_value, name) => () => errorTexts.partValues({ name }))),
    ValidateNested(),
  );
