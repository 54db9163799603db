import { Injectable } from '@nestjs/common';
import type { Staff } from '../common/auth/access.ts';
import type { Page } from '../common/http/paged.ts';
import {
  type ContentBulkRequest,
  type ContentBulkResponse,
  type ContentPreviewRequest,
  type ContentPreviewResponse,
  given,
} from '../content/content.dto.ts';
import { ContentDesk } from '../content/content-desk.ts';
import type { ContentItems } from '../content/content-items.ts';
import { checkMaySee, isAdmin } from '../content/content-kind.ts';
import type { Standing } from '../content/content.entity.ts';
import { parseRichText } from '../rich-text/rich-text.ts';
import type { SermonFacetsResponse } from './sermon-facets.dto.ts';
import {
  type SermonListQuery,
  type SermonPageResponse,
  type SermonRequest,
  type SermonResponse,
  toSermonColumns,
  toSermonPage,
  toSermonResponse,
  toSermonSummary,
} from './sermon.dto.ts';
import type { SermonEntity } from './sermon.entity.ts';
import { sermonKind } from './sermon-kind.ts';
import { SermonMedia } from './sermon-media.ts';
import { SermonsRepository } from './sermons.repository.ts';

/** Sermons: reading for everyone, changing for admins. */
@Injectable()
export class SermonsService {
  private readonly items: ContentItems<SermonEntity, SermonResponse>;

  constructor(
    private readonly sermons: SermonsRepository,
    private readonly media: SermonMedia,
    desk: ContentDesk,
  ) {
    this.items = desk.open(sermonKind, sermons.table);
  }

  /** @throws DomainError 401 or 403 when anything but published sermons is asked for by anyone but an admin */
  async list(query: SermonListQuery, staff: Staff | undefined): Promise<Page<SermonResponse>> {
    checkMaySee(sermonKind, query.status, staff);
    const { items, total } = await this.sermons.list(query);
    const toResponse = query.view === 'summary' ? toSermonSummary : toSermonResponse;
    return { items: await this.media.describe(items.map((sermon) => toResponse(sermon, isAdmin(staff)))), total };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<SermonPageResponse> {
    const sermon = toSermonResponse(await this.items.getVisible(id, staff), isAdmin(staff));
    return toSermonPage(await this.described(sermon));
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

  preview({ description }: ContentPreviewRequest): ContentPreviewResponse {
    return { content: parseRichText(description) };
  }

  async create(request: SermonRequest): Promise<SermonResponse> {
    return this.described(
      await this.items.create({ ...blankSermon(), ...given(toSermonColumns(request)), title: request.title }),
    );
  }

  /** @throws DomainError 404, 409 VERSION_CONFLICT */
  async update(id: number, request: SermonRequest): Promise<SermonResponse> {
    return this.described(await this.items.update(id, toSermonColumns(request), request.version));
  }

  /** @throws DomainError 404 */
  async remove(id: number): Promise<SermonResponse> {
    return this.described(await this.items.setStanding('delete', id));
  }

  /** @throws DomainError 404 */
  async restore(id: number): Promise<SermonResponse> {
    return this.described(await this.items.setStanding('restore', id));
  }

  /** @throws DomainError 404 */
  async duplicate(id: number): Promise<SermonResponse> {
    return this.described(await this.items.duplicate(id));
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }

  private async described(sermon: SermonResponse): Promise<SermonResponse> {
    const [described = sermon] = await this.media.describe([sermon]);
    return described;
  }
}

/** What a new sermon is where the request says nothing (EDIT-46: a missing date is now). */
function blankSermon(): Omit<SermonEntity, keyof Standing | 'id' | 'title'> {
  return {
    description: '',
    speaker: '',
    date: new Date(),
    category: 'teaching',
    tags: [],
    series: null,
    featuredImage: null,
    audioUrl: null,
    videoUrl: null,
  };
}
