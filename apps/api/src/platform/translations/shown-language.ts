import { ApiProperty } from '@nestjs/swagger';
import { originalLanguage } from '@ministry/domain';

/** For an item that was requested in a language and is not completely translated into it. */
export const ShownLanguage = (): PropertyDecorator =>
  ApiProperty({
    required: false,
    enum: [originalLanguage],
    description:
      'In which language it is, or parts of it are; left out where no other language was asked for, or all of it is translated',
    example: originalLanguage,
  });
