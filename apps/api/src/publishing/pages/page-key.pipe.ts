import { Injectable, type PipeTransform } from '@nestjs/common';
import { isPageAddress } from '@ministry/domain';
import { IdPipe } from '../../platform/http/id.pipe.ts';

/** A path parameter with the id or the address of a page. */
@Injectable()
export class PageKeyPipe implements PipeTransform<string, number | string> {
  private readonly ids = new IdPipe();

  transform(value: string): number | string {
    return isPageAddress(value) ? value : this.ids.transform(value, { type: 'param', data: 'id' });
  }
}
