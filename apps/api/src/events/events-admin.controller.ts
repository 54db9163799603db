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
import { EventRequest, EventResponse } from './event.dto.ts';
import { EventsService } from './events.service.ts';

@ApiTags('Events')
@Controller('events')
@Roles('admin')
export class EventsAdminController {
  constructor(private readonly events: EventsService) {}

  @Post()
  @ApiOperation({ operationId: 'createEvent', summary: 'Create an event; a draft unless `isActive` is true' })
  @ApiCreatedResponse({ type: EventResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  create(@Body() request: EventRequest): Promise<EventResponse> {
    return this.events.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateEvent',
    summary:
      'Change an event; what is left out stays as it is; 409 VERSION_CONFLICT when someone else has changed it since',
  })
  @ApiOkResponse({ type: EventResponse })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  update(@Param('id', IdPipe) id: number, @Body() request: EventRequest): Promise<EventResponse> {
    return this.events.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeEvent', summary: 'Delete an event; for thirty days it can be restored' })
  @ApiOkResponse({ type: EventResponse })
  @ApiErrors(400, 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<EventResponse> {
    return this.events.remove(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreEvent', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: EventResponse })
  @ApiErrors(400, 401, 403, 404)
  restore(@Param('id', IdPipe) id: number): Promise<EventResponse> {
    return this.events.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({ operationId: 'duplicateEvent', summary: "Copy an event as a draft with '(Copy)' after its title" })
  @ApiCreatedResponse({ type: EventResponse })
  @ApiErrors(400, 401, 403, 404)
  duplicate(@Param('id', IdPipe) id: number): Promise<EventResponse> {
    return this.events.duplicate(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeEvents',
    summary: 'Do one thing to several events, or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse })
  @ApiErrors(400, 401, 403, 404, 413, 415)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.events.bulk(request);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'previewEvent', summary: 'Parse Markdown as the page of an event would show it' })
  @ApiOkResponse({ type: ContentPreviewResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  preview(@Body() request: ContentPreviewRequest): ContentPreviewResponse {
    return this.events.preview(request);
  }
}
