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
  ContactBulkRequest,
  ContactBulkResponse,
  ContactListQuery,
  ContactMessageResponse,
  ContactReplyRequest,
  ContactUpdateRequest,
} from './contact.dto.ts';
import { ContactAdminService } from './contact-admin.service.ts';

@ApiTags('Contact')
@Controller('contact-messages')
@Permission('messages.manage')
export class ContactMessagesController {
  constructor(private readonly inbox: ContactAdminService) {}

  @Get()
  @Paged(ContactMessageResponse)
  @ApiOperation({
    operationId: 'listContactMessages',
    summary: 'List messages to the office with their answers, newest first',
  })
  list(@Query() query: ContactListQuery): Promise<Page<ContactMessageResponse>> {
    return this.inbox.list(query);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getContactMessage',
    summary: 'Get one message with its answers; a deleted one as long as it can be restored',
  })
  @ApiOkResponse({ type: ContactMessageResponse, description: 'The message' })
  get(@Param('id', IdPipe) id: number): Promise<ContactMessageResponse> {
    return this.inbox.get(id);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateContactMessage',
    summary: 'Mark a message read or unread, answered or unanswered',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: ContactMessageResponse, description: 'The updated message' })
  update(@Param('id', IdPipe) id: number, @Body() marks: ContactUpdateRequest): Promise<ContactMessageResponse> {
    return this.inbox.update(id, marks);
  }

  @Post(':id/reply')
  @Idempotent()
  @ApiOperation({
    operationId: 'replyToContactMessage',
    summary: 'Answer a message by e-mail, store the answer with it and mark it answered',
  })
  @ApiCreatedResponse({
    type: ContactMessageResponse,
    description: 'The e-mail is queued; `replies[].delivery` shows later whether it was sent',
  })
  reply(@Param('id', IdPipe) id: number, @Body() { content }: ContactReplyRequest): Promise<ContactMessageResponse> {
    return this.inbox.reply(id, content);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deleteContactMessage',
    summary: 'Delete a message; it can be restored for thirty days, then it is erased with its answers',
  })
  @ApiOkResponse({ type: ContactMessageResponse, description: 'The deleted message' })
  delete(@Param('id', IdPipe) id: number): Promise<ContactMessageResponse> {
    return this.inbox.mark('delete', id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreContactMessage', summary: 'Restore a deleted message' })
  @ApiOkResponse({ type: ContactMessageResponse, description: 'The restored message' })
  restore(@Param('id', IdPipe) id: number): Promise<ContactMessageResponse> {
    return this.inbox.mark('restore', id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeContactMessages',
    summary: 'Mark or delete several messages, or none if any id is unknown',
  })
  @ApiOkResponse({ type: ContactBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404)
  bulk(@Body() request: ContactBulkRequest): Promise<ContactBulkResponse> {
    return this.inbox.bulk(request);
  }
}
