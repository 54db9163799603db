import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { RateClass } from '../common/http/rate-class.ts';
import {
  ContentBulkRequest,
  ContentBulkResponse,
  ContentPreviewRequest,
  ContentPreviewResponse,
} from '../content/content.dto.ts';
import { SermonRequest, SermonResponse } from './sermon.dto.ts';
import { SermonsService } from './sermons.service.ts';

@ApiTags('Sermons')
@Controller('sermons')
@Roles('admin')
export class SermonsAdminController {
  constructor(private readonly sermons: SermonsService) {}

  @Post()
  @ApiOperation({ operationId: 'createSermon', summary: 'Create a sermon; a draft unless `isActive` is true' })
  @ApiCreatedResponse({ type: SermonResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  create(@Body() request: SermonRequest): Promise<SermonResponse> {
    return this.sermons.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateSermon',
    summary:
      'Change a sermon; what is left out stays as it is; 409 VERSION_CONFLICT when someone else has changed it since',
  })
  @ApiOkResponse({ type: SermonResponse })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  update(@Param('id', IdPipe) id: number, @Body() request: SermonRequest): Promise<SermonResponse> {
    return this.sermons.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeSermon', summary: 'Delete a sermon; for thirty days it can be restored' })
  @ApiOkResponse({ type: SermonResponse })
  @ApiErrors(400, 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<SermonResponse> {
    return this.sermons.remove(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreSermon', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: SermonResponse })
  @ApiErrors(400, 401, 403, 404)
  restore(@Param('id', IdPipe) id: number): Promise<SermonResponse> {
    return this.sermons.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({ operationId: 'duplicateSermon', summary: "Copy a sermon as a draft with '(Copy)' after its title" })
  @ApiCreatedResponse({ type: SermonResponse })
  @ApiErrors(400, 401, 403, 404)
  duplicate(@Param('id', IdPipe) id: number): Promise<SermonResponse> {
    return this.sermons.duplicate(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeSermons',
    summary: 'Do one thing to several sermons, or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse })
  @ApiErrors(400, 401, 403, 404, 413, 415)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.sermons.bulk(request);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'previewSermon', summary: 'Parse Markdown as the page of a sermon would show it' })
  @ApiOkResponse({ type: ContentPreviewResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  preview(@Body() request: ContentPreviewRequest): ContentPreviewResponse {
    return this.sermons.preview(request);
  }
}
