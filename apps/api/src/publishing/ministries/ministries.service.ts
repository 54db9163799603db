import { Injectable } from '@nestjs/common';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import { MinistriesRepository } from './ministries.repository.ts';
import type { MinistryListQuery, MinistryPageResponse, MinistryRequest, MinistryResponse } from './ministry.dto.ts';
import type { MinistryEntity } from './ministry.entity.ts';
import { ministryKind } from './ministry-kind.ts';

/** Ministries: everyone may read them, admins may change them. */
@Injectable()
export class MinistriesService extends ContentService<
  MinistryEntity,
  MinistryListQuery,
  MinistryRequest,
  MinistryResponse,
  MinistryPageResponse
> {
  constructor(ministries: MinistriesRepository, registry: ContentRegistry) {
    super(ministryKind, ministries, registry);
  }
}
