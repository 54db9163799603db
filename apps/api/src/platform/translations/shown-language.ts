import { ApiProperty } from '@nestjs/swagger';
import { originalLanguage } from '@ministry/domain';

/** For an item that was requested in a language and is not completely translated into it. */
export const ShownLanguage = (): PropertyDecorator =>
  ApiProperty({
    required: false,
    enum: [originalLanguage],
    description:
      'Language of the texts, or of some of them; left out if no other language was requested or everything is translated',
    example: originalLanguage,
  });
