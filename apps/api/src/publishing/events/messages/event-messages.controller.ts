import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../../platform/auth/access.ts';
import { ApiErrors } from '../../../platform/http/api-errors.ts';
import { IdPipe } from '../../../platform/http/id.pipe.ts';
import { type Page, Paged, PageQuery } from '../../../platform/http/paged.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { EventMessageRequest, EventMessageResponse } from './event-message.dto.ts';
import { EventMessagesService } from './event-messages.service.ts';

@ApiTags('Events')
@Controller('events')
export class EventMessagesController {
  constructor(private readonly messages: EventMessagesService) {}

  @Get(':id/messages')
  @Permission('registrations.read')
  @Paged(EventMessageResponse)
  @ApiOperation({
    operationId: 'listEventMessages',
    summary: 'List the messages to those who registered, latest first',
  })
  list(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<EventMessageResponse>> {
    return this.messages.list(id, query);
  }

  @Post(':id/messages')
  @Permission('registrations.write')
  @Idempotent()
  @ApiOperation({
    operationId: 'createEventMessage',
    summary:
      'Send a message to all who registered; 409 EVENT_OVER after the event, NOBODY_REGISTERED if nobody would get it',
  })
  @ApiCreatedResponse({
    type: EventMessageResponse,
    description: 'The message is sent in one minute, once to each person who is registered then',
  })
  create(@Param('id', IdPipe) id: number, @Body() request: EventMessageRequest): Promise<EventMessageResponse> {
    return this.messages.create(id, request);
  }

  @Delete(':id/messages/:messageId')
  @HttpCode(204)
  @Permission('registrations.write')
  @ApiOperation({
    operationId: 'deleteEventMessage',
    summary: 'Cancel a message that is not sent yet; 409 EVENT_MESSAGE_SENT afterwards',
  })
  @ApiParam({ name: 'messageId', type: 'integer', description: 'The message', example: 3 })
  @ApiNoContentResponse({ description: 'The message is not sent' })
  @ApiErrors(409)
  remove(@Param('id', IdPipe) id: number, @Param('messageId', IdPipe) messageId: number): Promise<void> {
    return this.messages.remove(id, messageId);
  }
}
