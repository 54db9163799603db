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
import { MinistryRequest, MinistryResponse } from './ministry.dto.ts';
import { MinistriesService } from './ministries.service.ts';

@ApiTags('Ministries')
@Controller('ministries')
@Roles('admin')
export class MinistriesAdminController {
  constructor(private readonly ministries: MinistriesService) {}

  @Post()
  @ApiOperation({ operationId: 'createMinistry', summary: 'Create a ministry; a draft unless `isActive` is true' })
  @ApiCreatedResponse({ type: MinistryResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  create(@Body() request: MinistryRequest): Promise<MinistryResponse> {
    return this.ministries.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateMinistry',
    summary:
      'Change a ministry; what is left out stays as it is; 409 VERSION_CONFLICT when someone else has changed it since',
  })
  @ApiOkResponse({ type: MinistryResponse })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  update(@Param('id', IdPipe) id: number, @Body() request: MinistryRequest): Promise<MinistryResponse> {
    return this.ministries.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeMinistry', summary: 'Delete a ministry; for thirty days it can be restored' })
  @ApiOkResponse({ type: MinistryResponse })
  @ApiErrors(400, 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<MinistryResponse> {
    return this.ministries.remove(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreMinistry', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: MinistryResponse })
  @ApiErrors(400, 401, 403, 404)
  restore(@Param('id', IdPipe) id: number): Promise<MinistryResponse> {
    return this.ministries.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({
    operationId: 'duplicateMinistry',
    summary: "Copy a ministry as a draft with '(Copy)' after its title",
  })
  @ApiCreatedResponse({ type: MinistryResponse })
  @ApiErrors(400, 401, 403, 404)
  duplicate(@Param('id', IdPipe) id: number): Promise<MinistryResponse> {
    return this.ministries.duplicate(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeMinistries',
    summary: 'Do one thing to several ministries, or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse })
  @ApiErrors(400, 401, 403, 404, 413, 415)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.ministries.bulk(request);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'previewMinistry', summary: 'Parse Markdown as the page of a ministry would show it' })
  @ApiOkResponse({ type: ContentPreviewResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  preview(@Body() request: ContentPreviewRequest): ContentPreviewResponse {
    return this.ministries.preview(request);
  }
}
