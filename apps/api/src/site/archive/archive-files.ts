import { Injectable } from '@nestjs/common';
import { ResumableService } from '../../platform/uploads/resumable/resumable.service.ts';
import { PreviousSite } from './previous-site.ts';

/** Used instead of an upload id for the archive of the site from before the last import. */
const previousId = 'previous';

/** Finds the archives that can be imported. */
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
