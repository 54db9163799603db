import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
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
import { parseRichText } from '../rich-text/rich-text.ts';
import {
  type AnnouncementListQuery,
  type AnnouncementRequest,
  type AnnouncementResponse,
  toAnnouncementColumns,
  toAnnouncementResponse,
  toAnnouncementSummary,
} from './announcement.dto.ts';
import type { AnnouncementEntity } from './announcement.entity.ts';
import { announcementKind } from './announcement-kind.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';

/** Announcements: reading for everyone, changing for admins. */
@Injectable()
export class AnnouncementsService {
  private readonly items: ContentItems<AnnouncementEntity, AnnouncementResponse>;

  constructor(
    private readonly announcements: AnnouncementsRepository,
    desk: ContentDesk,
  ) {
    this.items = desk.open(announcementKind, announcements.table);
  }

  /** @throws DomainError 401 or 403 when anything but published announcements that run is asked for by anyone but an admin */
  async list(query: AnnouncementListQuery, staff: Staff | undefined): Promise<Page<AnnouncementResponse>> {
    checkMaySee(announcementKind, (query.validity ?? 'running') === 'running' ? query.status : 'all', staff);
    const { items, total } = await this.announcements.list(query, kampalaDay(new Date()));
    const toResponse = query.view === 'summary' ? toAnnouncementSummary : toAnnouncementResponse;
    return { items: items.map((announcement) => toResponse(announcement, isAdmin(staff))), total };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<AnnouncementResponse> {
    return toAnnouncementResponse(await this.items.getVisible(id, staff), isAdmin(staff));
  }

  preview({ description }: ContentPreviewRequest): ContentPreviewResponse {
    return { content: parseRichText(description) };
  }

  /** Published, unless the request says otherwise: the office's form has no switch for it. */
  create(request: AnnouncementRequest): Promise<AnnouncementResponse> {
    const { title, content, validUntil } = request;
    return this.items.create({
      priority: 'medium',
      date: new Date(),
      featuredImage: null,
      isActive: true,
      ...given(toAnnouncementColumns(request)),
      title,
      content,
      validUntil,
    });
  }

  /** @throws DomainError 404, 409 VERSION_CONFLICT */
  update(id: number, request: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.items.update(id, toAnnouncementColumns(request), request.version);
  }

  /** @throws DomainError 404 */
  remove(id: number): Promise<AnnouncementResponse> {
    return this.items.setStanding('delete', id);
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<AnnouncementResponse> {
    return this.items.setStanding('restore', id);
  }

  /** @throws DomainError 404 */
  duplicate(id: number): Promise<AnnouncementResponse> {
    return this.items.duplicate(id);
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }
}
