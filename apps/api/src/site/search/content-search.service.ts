import { Injectable } from '@nestjs/common';
import { contentKinds } from '@ministry/domain';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Searches all content: published, archived and drafts. Deleted items are not found. */
@Injectable()
export class ContentSearchService {
  constructor(private readonly registry: ContentRegistry) {}

  find(search: string): Promise<SearchGroup[]> {
    return Promise.all(
      this.registry.list().map((service) =>
        groupOf(contentKinds[service.kind.plural].name, service.search(search, shown), ({ title, detail, date }) => ({
          title,
          detail,
          date,
        })),
      ),
    );
  }
}
