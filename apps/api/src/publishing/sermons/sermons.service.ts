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

/** Sermons: everyone may read them, admins may change them. */
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

  /** The latest published sermons with a recording at one of this site's addresses. */
  async listStored(limit: number): Promise<SermonResponse[]> {
    return this.toAnswers(await this.sermons.listStored(limit), 'full', undefined);
  }

  /** Counts published sermons only. */
  async countFacets(): Promise<SermonFacetsResponse> {
    const [total, speakers, series] = await Promise.all([
      this.sermons.countPublished(),
      this.sermons.countBy('speaker'),
      this.sermons.countBy('series'),
    ]);
    return { total, speakers, series };
  }

  /** The sermons of these recordings, by recording: the first sermon that has it, and the number of other sermons that have it too. */
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
