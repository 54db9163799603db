import type { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { ZipFile } from '../../platform/http/file-download.ts';
import { ArchiveCheckResponse, ArchiveContentsResponse, ArchiveImportRequest } from './archive.dto.ts';
import { SiteArchiveService } from './site-archive.service.ts';
import { SiteImportService } from './site-import.service.ts';

const Upload = ApiParam({
  name: 'upload',
  description:
    'Id of a completely received resumable upload of the kind `archive`, or `previous` for the content of the site before the last import',
  schema: { type: 'string', pattern: '^([0-9a-f]{24}|previous)$' },
});

@ApiTags('Site archive')
@Controller('site/archive')
@Permission('site.move')
export class ArchiveController {
  constructor(
    private readonly site: SiteArchiveService,
    private readonly imports: SiteImportService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'exportSite',
    summary: 'Export content, settings and pictures of the whole site as one archive',
    description:
      'Contains no messages, prayer requests, registrations, orders, gifts, families, subscribers, staff accounts, audit log or visits.',
  })
  @ZipFile('site')
  export(): Promise<Readable> {
    return this.site.export();
  }

  @Get('contents')
  @ApiOperation({
    operationId: 'getArchiveContents',
    summary: 'Get what an archive of the site contains, and its size',
  })
  @ApiOkResponse({ type: ArchiveContentsResponse, description: 'Number of items, and size in bytes' })
  contents(): Promise<ArchiveContentsResponse> {
    return this.site.contents();
  }

  @Get('previous')
  @ApiOperation({
    operationId: 'exportPreviousSite',
    summary: 'Get the content of the site before the last import, as an archive',
  })
  @ZipFile('site-before-import')
  @ApiErrors(404)
  previous(): Promise<Readable> {
    return this.site.previous();
  }

  @Post('imports/:upload/check')
  @HttpCode(200)
  @Upload
  @ApiOperation({
    operationId: 'checkArchive',
    summary: 'Check a whole archive; changes nothing',
    description: 'Every file, hash and row is checked by the rules of the API.',
  })
  @ApiOkResponse({ type: ArchiveCheckResponse, description: 'What an import would do, and what prevents it' })
  @ApiErrors(404, 409)
  check(@Param('upload') upload: string): Promise<ArchiveCheckResponse> {
    return this.imports.check(upload);
  }

  @Post('imports/:upload/apply')
  @HttpCode(200)
  @Upload
  @ApiOperation({
    operationId: 'importSite',
    summary: 'Replace content and settings of this site by those of an archive',
    description:
      'All or nothing, and one import at a time. The previous content is kept as an archive for thirty days. Ways of giving become a proposal that a second account must confirm.',
  })
  @ApiOkResponse({ type: ArchiveContentsResponse, description: 'What the site contains now' })
  @ApiErrors(404, 409, 507)
  apply(@Param('upload') upload: string, @Body() { siteName }: ArchiveImportRequest): Promise<ArchiveContentsResponse> {
    return this.imports.apply(upload, siteName);
  }
}
