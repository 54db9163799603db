import { Injectable } from '@nestjs/common';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import type { SermonListQuery, SermonPageResponse, SermonRequest, SermonResponse } from './sermon.dto.ts';
import type { SermonEntity } from './sermon.entity.ts';
import type { SermonFacetsResponse } from './sermon-facets.dto.ts';
import { sermonKind } from './sermon-kind.ts';
import { SermonMedia } from './sermon-media.ts';
import { SermonsRepository } from './sermons.repository.ts';

export interface SermonOfRecording extends Pick<SermonEntity, 'id' | 'title'> {
  others: number;
}

/** Sermons: reading for everyone, changing for admins. */
@Injectable()
export class SermonsService extends ContentService<
  SermonEntity,
  SermonListQuery,
  SermonRequest,
  SermonResponse,
  SermonPageResponse
> {
  constructor(
    private readonly sermons: SermonsRepository,
    private readonly media: SermonMedia,
    registry: ContentRegistry,
  ) {
    super(sermonKind, sermons, registry);
  }

  /** Over what everyone may see. */
  async countFacets(): Promise<SermonFacetsResponse> {
    const [total, speakers, series] = await Promise.all([
      this.sermons.countPublished(),
      this.sermons.countBy('speaker'),
      this.sermons.countBy('series'),
    ]);
    return { total, speakers, series };
  }

  /** Whose recordings these are: the first sermon that has one, and how many others share it. */
  async findByRecordings(urls: readonly string[]): Promise<Map<string, SermonOfRecording>> {
    const found = new Map<string, SermonOfRecording>();
    const sermons = urls.length === 0 ? [] : await this.sermons.listByRecording(urls);
    for (const { id, title, audioUrl, videoUrl } of sermons)
      for (const url of [audioUrl, videoUrl]) {
        if (url === null) continue;
        const known = found.get(url);
        found.set(url, known ? { ...known, others: known.others + 1 } : { id, title, others: 0 });
      }
    return found;
  }

  protected override withDetails(sermons: SermonResponse[]): Promise<SermonResponse[]> {
    return this.media.describe(sermons);
  }
}
