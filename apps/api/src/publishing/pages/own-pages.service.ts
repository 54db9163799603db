import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { itemNotFound } from '../content/content.errors.ts';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import type { OwnPageListQuery, PageRequest, PageResponse, WholePageResponse } from './own-page.dto.ts';
import type { OwnPageEntity } from './own-page.entity.ts';
import { ownPageKind } from './own-page-kind.ts';
import { OwnPagesRepository } from './own-pages.repository.ts';

/** Pages of the office's own: reading for everyone, changing for admins. */
@Injectable()
export class OwnPagesService extends ContentService<
  OwnPageEntity,
  OwnPageListQuery,
  PageRequest,
  PageResponse,
  WholePageResponse
> {
  constructor(
    private readonly pages: OwnPagesRepository,
    registry: ContentRegistry,
  ) {
    super(ownPageKind, pages, registry);
  }

  /** @param key a number, or an address, which is never one. @throws DomainError 404, also for what the caller may not see */
  async find(key: number | string, staff: Staff | undefined): Promise<WholePageResponse> {
    const id = typeof key === 'number' ? key : await this.pages.findId(key);
    if (id === undefined) throw itemNotFound(ownPageKind);
    return this.get(id, staff);
  }
}
