import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalid } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';

const longest = 2_000;

/** A path parameter that is a side of a picture: whole pixels, 1 to 2,000. */
@Injectable()
export class SidePipe implements PipeTransform<string, number> {
  transform(value: string, { data = 'side' }: ArgumentMetadata): number {
    const side = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : NaN;
    if (!(side <= longest)) throw invalid({ [data]: errorTexts.wholeNumberUpTo({ name: data, most: longest }) });
    return side;
  }
}
