import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import type { Page } from '../../platform/http/paged.ts';
import { ContentService } from '../content/content.service.ts';
import { checkMaySee } from '../content/content-kind.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import type { AnnouncementListQuery, AnnouncementRequest, AnnouncementResponse } from './announcement.dto.ts';
import type { AnnouncementEntity } from './announcement.entity.ts';
import { announcementKind } from './announcement-kind.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';

/** Announcements: everyone may read them, admins may change them. */
@Injectable()
export class AnnouncementsService extends ContentService<
  AnnouncementEntity,
  AnnouncementListQuery,
  AnnouncementRequest,
  AnnouncementResponse
> {
  constructor(announcements: AnnouncementsRepository, registry: ContentRegistry) {
    super(announcementKind, announcements, registry);
  }

  /** @throws DomainError 401 or 403 if anyone but an admin requests announcements that are unpublished or past their last day */
  override list(query: AnnouncementListQuery, staff: Staff | undefined): Promise<Page<AnnouncementResponse>> {
    if ((query.validity ?? 'running') !== 'running') checkMaySee(announcementKind, 'all', staff);
    return super.list(query, staff);
  }
}
