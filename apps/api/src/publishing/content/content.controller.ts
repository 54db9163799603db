import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { ContentRegistry } from './content-registry.ts';
import { ContentHistoryQuery, ContentVersionItemResponse, ContentVersionResponse } from './content-version.dto.ts';
import { ContentVersionsService } from './content-versions.service.ts';
import { EntryIdPipe } from './entry-id.pipe.ts';

const kind = { name: 'kind', description: 'Kind of content, as in its address', example: 'events' };

/** What the office can read about the items of any kind. */
@ApiTags('Content')
@Permission('content.read')
@ApiParam(kind)
@Controller('content/:kind')
export class ContentController {
  constructor(
    private readonly versions: ContentVersionsService,
    private readonly registry: ContentRegistry,
  ) {}

  @Get('suggestions')
  @ApiOkResponse({
    description: 'Values by field',
    schema: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      example: { tags: ['youth', 'prayer'], location: ['Headquarters, Mbale'] },
    },
  })
  @ApiOperation({
    operationId: 'suggestContent',
    summary:
      'List the values that items of this kind have in fields with recurring values, by field, most frequent first; at most a hundred for each field',
  })
  @ApiErrors(404)
  suggest(@Param('kind') plural: string): Promise<Record<string, string[]>> {
    return this.registry.find(plural).suggestions();
  }

  @Get(':id/history')
  @Paged(ContentVersionResponse)
  @ApiOperation({
    operationId: 'listContentVersions',
    summary: 'List the changes of an item: who, when and which fields, newest first; deleted items included',
  })
  list(
    @Param('kind') plural: string,
    @Param('id', IdPipe) id: number,
    @Query() query: ContentHistoryQuery,
  ): Promise<Page<ContentVersionResponse>> {
    return this.versions.list(plural, id, query);
  }

  @Get(':id/history/:entryId')
  @ApiOkResponse({ type: ContentVersionItemResponse, description: 'The item in that version' })
  @ApiOperation({ operationId: 'getContentVersion', summary: 'Get one version as a whole; saving it restores it' })
  get(
    @Param('kind') plural: string,
    @Param('id', IdPipe) id: number,
    @Param('entryId', EntryIdPipe) entryId: number,
  ): Promise<ContentVersionItemResponse> {
    return this.versions.get(plural, id, entryId);
  }
}
