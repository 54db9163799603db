import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { contentAdminController } from '../content/content-admin-controller.ts';
import { OwnPageListQuery, PageRequest, PageResponse, WholePageResponse } from './own-page.dto.ts';
import { ownPageKind } from './own-page-kind.ts';
import { OwnPagesService } from './own-pages.service.ts';
import { PageKeyPipe } from './page-key.pipe.ts';

@ApiTags('Pages')
@Controller('pages')
export class OwnPagesController {
  constructor(private readonly pages: OwnPagesService) {}

  @Get()
  @Public()
  @CachedResponse('pages')
  @Paged(PageResponse)
  @ApiOperation({
    operationId: 'listPages',
    summary: 'List pages made by the office: published ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(@Query() query: OwnPageListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<PageResponse>> {
    return this.pages.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse('pages')
  @ApiParam({ name: 'id', type: String, description: 'Address of the page (`building-fund`), or its id' })
  @ApiOperation({
    operationId: 'getPage',
    summary: 'Get one page with its texts parsed; an unpublished one only with `content.read`',
  })
  @ApiOkResponse({ type: WholePageResponse, description: 'The page with its texts parsed' })
  get(
    @Param('id', PageKeyPipe) key: number | string,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<WholePageResponse> {
    return this.pages.find(key, staff);
  }
}

/** The routes that change pages, for admins. */
export const OwnPagesAdminController = contentAdminController({
  kind: ownPageKind,
  service: OwnPagesService,
  request: PageRequest,
  response: PageResponse,
  beginsAs: 'a draft unless `isActive` is true',
});
