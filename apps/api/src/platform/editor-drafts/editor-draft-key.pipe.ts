import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';

/** A path parameter that names a form and its item: 'sermons.12', 'sermons.new', 'site-aboutTexts.1' */
@Injectable()
export class EditorDraftKeyPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'key' }: ArgumentMetadata): string {
    if (/^[a-z][a-zA-Z0-9-]{0,179}\.(new|[1-9]\d{0,9})$/.test(value)) return value;
    throw invalid({ [data]: errorTexts.draftKey({ name: data }) });
  }
}
