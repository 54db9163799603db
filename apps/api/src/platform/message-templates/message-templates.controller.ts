import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { SettingsVersionResponse } from '../site-settings/site-settings.dto.ts';
import { MessageTemplateTests } from './message-template-tests.ts';
import {
  MessageTemplateRequest,
  MessageTemplateResponse,
  MessageTemplateSummaryResponse,
  MessageTemplateTestResponse,
  MessageTemplateTextRequest,
} from './message-templates.dto.ts';
import { MessageTemplatesAdminService } from './message-templates-admin.service.ts';

const Key = ApiParam({ name: 'key', description: 'Of the message', example: 'event-thanks' });

@ApiTags('Site settings')
@Controller('site/message-templates')
@Permission('site.write')
export class MessageTemplatesController {
  constructor(
    private readonly admin: MessageTemplatesAdminService,
    private readonly tests: MessageTemplateTests,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listMessageTemplates', summary: 'All e-mails and texts that are sent by themselves' })
  @ApiOkResponse({ type: [MessageTemplateSummaryResponse], description: 'By what they belong to' })
  list(): Promise<MessageTemplateSummaryResponse[]> {
    return this.admin.list();
  }

  @Get(':key')
  @Key
  @ApiOperation({ operationId: 'getMessageTemplate', summary: 'The words of a message, and what they may name' })
  @ApiOkResponse({ type: MessageTemplateResponse, description: 'The message' })
  @ApiErrors(404)
  get(@Param('key') key: string): Promise<MessageTemplateResponse> {
    return this.admin.get(key);
  }

  @Put(':key')
  @Key
  @ApiOperation({
    operationId: 'updateMessageTemplate',
    summary: 'Change the words of a message',
    description:
      'Replaces the words of what is written from now on; what waits in the outbox keeps its words. The standard words themselves take the message back to them.',
  })
  @ApiOkResponse({ type: MessageTemplateResponse, description: 'The message as it is now' })
  @ApiErrors(404, 409)
  change(@Param('key') key: string, @Body() request: MessageTemplateRequest): Promise<MessageTemplateResponse> {
    return this.admin.change(key, request);
  }

  @Get(':key/history')
  @Key
  @ApiOperation({ operationId: 'listMessageTemplateVersions', summary: 'Earlier words of a message, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  @ApiErrors(404)
  history(@Param('key') key: string): Promise<SettingsVersionResponse[]> {
    return this.admin.history(key);
  }

  @Post(':key/test')
  @Key
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sendMessageTemplateTest',
    summary: 'Send the words, with sample values, to the address of the caller alone; stores nothing',
    description: 'Always as an e-mail. 409 NO_OWN_ADDRESS where the account has no address.',
  })
  @ApiOkResponse({ type: MessageTemplateTestResponse, description: 'It leaves now' })
  @ApiErrors(404, 409)
  test(
    @Param('key') key: string,
    @Body() request: MessageTemplateTextRequest,
    @CurrentStaff() staff: Staff,
  ): Promise<MessageTemplateTestResponse> {
    return this.tests.send(key, request, staff.username);
  }
}
