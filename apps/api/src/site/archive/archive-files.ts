import { Injectable } from '@nestjs/common';
import { ResumableService } from '../../platform/uploads/resumable/resumable.service.ts';
import { PreviousSite } from './previous-site.ts';

/** In place of the id of an upload: what the site had before the last import. */
const previousId = 'previous';

/** Where the archives lie that can be imported. */
@Injectable()
export class ArchiveFiles {
  constructor(
    private readonly uploads: ResumableService,
    private readonly previous: PreviousSite,
  ) {}

  /** @throws DomainError 404, 409 */
  async path(id: string): Promise<string> {
    return id === previousId ? this.previous.path() : (await this.uploads.archive(id)).path;
  }

  keepPrevious(): Promise<void> {
    return this.previous.keep();
  }

  async discard(id: string): Promise<void> {
    if (id !== previousId) await this.uploads.discardArchive(id);
  }
}
