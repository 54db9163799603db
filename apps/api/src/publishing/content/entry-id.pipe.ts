import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { IdPipe } from '../../platform/http/id.pipe.ts';

/** A path parameter with the id of a history entry; 0 stands for the item before the first entry. */
@Injectable()
export class EntryIdPipe extends IdPipe {
  override transform(value: string, metadata: ArgumentMetadata): number {
    return value === '0' ? 0 : super.transform(value, metadata);
  }
}
