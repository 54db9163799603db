import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { IdPipe } from '../http/id.pipe.ts';
import { type Page, Paged } from '../http/paged.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import { OutboxListQuery, OutboxMessageResponse, OutboxResendRequest, OutboxResendResponse } from './outbox.dto.ts';
import { OutboxService } from './outbox.service.ts';
import { OutboxResendService } from './outbox-resend.service.ts';

@ApiTags('Messages out')
@Controller('outbox')
@Permission('site.manage')
export class OutboxController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly again: OutboxResendService,
  ) {}

  @Get()
  @Paged(OutboxMessageResponse)
  @ApiOperation({
    operationId: 'listOutbox',
    summary: 'List e-mails, texts and notifications that are waiting, sent or given up',
  })
  list(@Query() query: OutboxListQuery): Promise<Page<OutboxMessageResponse>> {
    return this.outbox.list(query);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resendMessage',
    summary:
      'Send a message again: one that was given up or is waiting is sent now, one that was sent is sent once more as a new message',
  })
  @ApiOkResponse({ type: OutboxMessageResponse, description: 'The message that is sent' })
  resend(@Param('id', IdPipe) id: number): Promise<OutboxMessageResponse> {
    return this.again.resend(id);
  }

  @Post('resend')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resendMessages',
    summary: 'Send several messages again, or none if any id is unknown',
  })
  @ApiOkResponse({ type: OutboxResendResponse, description: 'Number of messages that are sent again' })
  @ApiErrors(404)
  resendAll(@Body() { items }: OutboxResendRequest): Promise<OutboxResendResponse> {
    return this.again.resendAll(items);
  }
}
