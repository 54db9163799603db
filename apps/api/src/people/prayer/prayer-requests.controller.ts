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
    summary: 'List prayer requests with their replies: open urgent ones first, then newest first',
  })
  list(@Query() query: PrayerListQuery): Promise<Page<PrayerRequestResponse>> {
    return this.admin.list(query);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getPrayerRequest',
    summary: 'Get one request with its replies; a deleted one as long as it can be restored',
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
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The updated request' })
  update(@Param('id', IdPipe) id: number, @Body() marks: PrayerUpdateRequest): Promise<PrayerRequestResponse> {
    return this.admin.update(id, marks);
  }

  @Post(':id/reply')
  @Idempotent()
  @ApiOperation({
    operationId: 'replyToPrayerRequest',
    summary: 'Reply to a request, for anyone who has its code, and mark it answered',
  })
  @ApiCreatedResponse({ type: PrayerRequestResponse, description: 'The request with the new reply' })
  reply(@Param('id', IdPipe) id: number, @Body() { content }: PrayerReplyRequest): Promise<PrayerRequestResponse> {
    return this.admin.reply(id, content);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deletePrayerRequest',
    summary: 'Delete a request; it can be restored for thirty days, then it is erased with its replies',
  })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The deleted request' })
  delete(@Param('id', IdPipe) id: number): Promise<PrayerRequestResponse> {
    return this.admin.mark('delete', id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restorePrayerRequest', summary: 'Restore a deleted prayer request' })
  @ApiOkResponse({ type: PrayerRequestResponse, description: 'The restored request' })
  restore(@Param('id', IdPipe) id: number): Promise<PrayerRequestResponse> {
    return this.admin.mark('restore', id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changePrayerRequests',
    summary: 'Mark or delete several requests, or none if any id is unknown',
  })
  @ApiOkResponse({ type: PrayerBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404)
  bulk(@Body() request: PrayerBulkRequest): Promise<PrayerBulkResponse> {
    return this.admin.bulk(request);
  }
}
