import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  PrayerBulkRequest,
  PrayerBulkResponse,
  PrayerListQuery,
  PrayerReplyRequest,
  PrayerRequestResponse,
  PrayerUpdateRequest,
} from './prayer.dto.ts';
import { PrayerAdminService } from './prayer-admin.service.ts';

@ApiTags('Prayer')
@Controller('prayer-requests')
@Permission('prayers.manage')
export class PrayerRequestsController {
  constructor(private readonly admin: PrayerAdminService) {}

  @Get()
  @Paged(PrayerRequestResponse)
  @ApiOperation({
    operationId: 'listPrayerRequests',
    summary: 'Prayer requests with the replies they got: open urgent ones first, then the newest',
  })
  list(@Query() query: PrayerListQuery): Promise<Page<PrayerRequestResponse>> {
    return this.admin.list(query);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getPrayerRequest',
    summary: 'One request with its replies; a deleted one for as long as it can be restored',
  })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The request' })
  get(@Param('id', IdPipe) id: number): Promise<PrayerRequestResponse> {
    return this.admin.get(id);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updatePrayerRequest',
    summary: 'Mark a request answered or pending, urgent or ordinary, confidential or not',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The request as it is now' })
  update(@Param('id', IdPipe) id: number, @Body() marks: PrayerUpdateRequest): Promise<PrayerRequestResponse> {
    return this.admin.update(id, marks);
  }

  @Post(':id/reply')
  @Idempotent()
  @ApiOperation({
    operationId: 'replyToPrayerRequest',
    summary: 'Answer a request, for anyone who has its code, and mark it answered',
  })
  @ApiCreatedResponse({ type: PrayerRequestResponse, description: 'The request with the new reply' })
  reply(@Param('id', IdPipe) id: number, @Body() { content }: PrayerReplyRequest): Promise<PrayerRequestResponse> {
    return this.admin.reply(id, content);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deletePrayerRequest',
    summary: 'Delete a request; for thirty days it can be restored, then it is erased with its replies',
  })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The request, now deleted' })
  delete(@Param('id', IdPipe) id: number): Promise<PrayerRequestResponse> {
    return this.admin.mark('delete', id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restorePrayerRequest', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The request, no longer deleted' })
  restore(@Param('id', IdPipe) id: number): Promise<PrayerRequestResponse> {
    return this.admin.mark('restore', id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changePrayerRequests',
    summary: 'Mark or delete several requests, or none if any of them is unknown',
  })
  @ApiOkResponse({ type: PrayerBulkResponse, description: 'How many were changed' })
  @ApiErrors(404)
  bulk(@Body() request: PrayerBulkRequest): Promise<PrayerBulkResponse> {
    return this.admin.bulk(request);
  }
}
