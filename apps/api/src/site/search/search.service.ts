import { Injectable } from '@nestjs/common';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { GalleriesService } from '../../publishing/galleries/galleries.service.ts';
import { GalleryListQuery } from '../../publishing/galleries/gallery.dto.ts';
import { ContentSearchService } from './content-search.service.ts';
import { groupOf, shown } from './finding.ts';
import { MoneySearchService } from './money-search.service.ts';
import { PeopleSearchService } from './people-search.service.ts';
import { searchKinds, type SearchResponse } from './search.dto.ts';

/** Searches every domain that the role may see; each domain searches the same fields as its own list. */
@Injectable()
export class SearchService {
  constructor(
    private readonly content: ContentSearchService,
    private readonly people: PeopleSearchService,
    private readonly galleries: GalleriesService,
    private readonly money: MoneySearchService,
  ) {}

  async find(search: string, staff: Staff): Promise<SearchResponse> {
    const albums = Object.assign(new GalleryListQuery(), { search, view: 'summary', limit: shown });
    const [content, people, money, album] = await Promise.all([
      ifMay(staff, 'content.read', () => this.content.find(search)),
      this.people.find(search, staff),
      this.money.find(search, staff),
      ifMay(staff, 'content.read', () =>
        groupOf('album', this.galleries.list(albums, staff), ({ title, description, eventDate }) => ({
          title,
          detail: description ?? '',
          date: `${eventDate}T00:00:00.000Z`,
        })),
      ),
    ]);
    const found = [...(content ?? []), ...people, ...money, ...(album ? [album] : [])].filter(({ total }) => total > 0);
    return { groups: found.sort((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)) };
  }
}
