import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';

/** The largest id that every database here can hold. */
const largest = 2_147_483_647;

/** A path parameter that names a row: a positive integer, written without sign or leading zero. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= largest)) throw invalid({ [data]: errorTexts.positiveNumber({ name: data }) });
    return id;
  }
}
