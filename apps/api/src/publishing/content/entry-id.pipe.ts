import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { IdPipe } from '../../platform/http/id.pipe.ts';

/** A path parameter that names an entry of a history: an id, or 0 for how the item was before all entries. */
@Injectable()
export class EntryIdPipe extends IdPipe {
  override transform(value: string, metadata: ArgumentMetadata): number {
    return value === '0' ? 0 : super.transform(value, metadata);
  }
}
