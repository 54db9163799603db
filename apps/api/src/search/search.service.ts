import { Injectable } from '@nestjs/common';
import type { Staff } from '../common/auth/access.ts';
import { GalleryListQuery } from '../galleries/gallery.dto.ts';
import { GalleriesService } from '../galleries/galleries.service.ts';
import { ContentSearchService } from './content-search.service.ts';
import { groupOf, shown } from './finding.ts';
import { PeopleSearchService } from './people-search.service.ts';
import { searchKinds, type SearchResponse } from './search.dto.ts';
import { StoreSearchService } from './store-search.service.ts';

/** One question to every domain, each of which searches what its own list searches. */
@Injectable()
export class SearchService {
  constructor(
    private readonly content: ContentSearchService,
    private readonly people: PeopleSearchService,
    private readonly galleries: GalleriesService,
    private readonly store: StoreSearchService,
  ) {}

  async find(search: string, staff: Staff): Promise<SearchResponse> {
    const albums = Object.assign(new GalleryListQuery(), { search, view: 'summary', limit: shown });
    const [content, people, store, album] = await Promise.all([
      this.content.find(search, staff),
      this.people.find(search),
      this.store.find(search, staff),
      groupOf('album', this.galleries.list(albums, staff), ({ title, description, eventDate }) => ({
        title,
        detail: description ?? '',
        date: `${eventDate}T00:00:00.000Z`,
      })),
    ]);
    const found = [...content, ...people, ...store, album].filter(({ total }) => total > 0);
    return { groups: found.sort((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)) };
  }
}
