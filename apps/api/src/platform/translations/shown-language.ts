import { ApiProperty } from '@nestjs/swagger';
import { originalLanguage } from '@ministry/domain';

/** Of an item that was asked for in a language and is not translated into it in whole. */
export const ShownLanguage = (): PropertyDecorator =>
  ApiProperty({
    required: false,
    enum: [originalLanguage],
    description:
      'In which language it is, or parts of it are; left out where no other language was asked for, or all of it is translated',
    example: originalLanguage,
  });
