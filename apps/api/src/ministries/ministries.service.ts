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
import {
  type MinistryListQuery,
  type MinistryPageResponse,
  type MinistryRequest,
  type MinistryResponse,
  toMinistryColumns,
  toMinistryPage,
  toMinistryResponse,
  toMinistrySummary,
} from './ministry.dto.ts';
import type { MinistryEntity } from './ministry.entity.ts';
import { ministryKind } from './ministry-kind.ts';
import { MinistriesRepository } from './ministries.repository.ts';

/** What a new ministry is where the request says nothing. */
const blankMinistry: Omit<MinistryEntity, keyof Standing | 'id' | 'name'> = {
  description: '',
  icon: 'church',
  category: 'community',
  impact: '',
  established: null,
  featuredImage: null,
  tags: [],
};

/** Ministries: reading for everyone, changing for admins. */
@Injectable()
export class MinistriesService {
  private readonly items: ContentItems<MinistryEntity, MinistryResponse>;

  constructor(
    private readonly ministries: MinistriesRepository,
    desk: ContentDesk,
  ) {
    this.items = desk.open(ministryKind, ministries.table);
  }

  /** @throws DomainError 401 or 403 when anything but published ministries is asked for by anyone but an admin */
  async list(query: MinistryListQuery, staff: Staff | undefined): Promise<Page<MinistryResponse>> {
    checkMaySee(ministryKind, query.status, staff);
    const { items, total } = await this.ministries.list(query);
    const toResponse = query.view === 'summary' ? toMinistrySummary : toMinistryResponse;
    return { items: items.map((ministry) => toResponse(ministry, isAdmin(staff))), total };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<MinistryPageResponse> {
    return toMinistryPage(await this.items.getVisible(id, staff), isAdmin(staff));
  }

  preview({ description }: ContentPreviewRequest): ContentPreviewResponse {
    return { content: parseRichText(description) };
  }

  create(request: MinistryRequest): Promise<MinistryResponse> {
    const { name = '', ...columns } = given(toMinistryColumns(request));
    return this.items.create({ ...blankMinistry, ...columns, name });
  }

  /** @throws DomainError 404, 409 VERSION_CONFLICT */
  update(id: number, request: MinistryRequest): Promise<MinistryResponse> {
    return this.items.update(id, toMinistryColumns(request), request.version);
  }

  /** @throws DomainError 404 */
  remove(id: number): Promise<MinistryResponse> {
    return this.items.setStanding('delete', id);
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<MinistryResponse> {
    return this.items.setStanding('restore', id);
  }

  /** @throws DomainError 404 */
  duplicate(id: number): Promise<MinistryResponse> {
    return this.items.duplicate(id);
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }
}
