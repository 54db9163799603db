import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';

/** The largest id that every supported database can hold. */
const largest = 2_147_483_647;

/** Parses a path parameter that is the id of a row: a positive integer without sign or leading zero. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= largest)) throw invalid({ [data]: errorTexts.positiveNumber({ name: data }) });
    return id;
  }
}
