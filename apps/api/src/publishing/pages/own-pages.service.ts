import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { itemNotFound } from '../content/content.errors.ts';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import type { OwnPageListQuery, PageRequest, PageResponse, WholePageResponse } from './own-page.dto.ts';
import type { OwnPageEntity } from './own-page.entity.ts';
import { ownPageKind } from './own-page-kind.ts';
import { OwnPagesRepository } from './own-pages.repository.ts';

/** The office's own pages: everyone may read them, admins may change them. */
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

  /** @param key an id, or an address, which is never a number. @throws DomainError 404, also for a page that the caller may not see */
  async find(key: number | string, staff: Staff | undefined): Promise<WholePageResponse> {
    const id = typeof key === 'number' ? key : await this.pages.findId(key);
    if (id === undefined) throw itemNotFound(ownPageKind);
    return this.get(id, staff);
  }
}
