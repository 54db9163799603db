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

const Key = ApiParam({ name: 'key', description: 'Key of the message', example: 'event-thanks' });

@ApiTags('Site settings')
@Controller('site/message-templates')
@Permission('site.write')
export class MessageTemplatesController {
  constructor(
    private readonly admin: MessageTemplatesAdminService,
    private readonly tests: MessageTemplateTests,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listMessageTemplates', summary: 'List all automatic e-mails and text messages' })
  @ApiOkResponse({ type: [MessageTemplateSummaryResponse], description: 'Grouped by what they belong to' })
  list(): Promise<MessageTemplateSummaryResponse[]> {
    return this.admin.list();
  }

  @Get(':key')
  @Key
  @ApiOperation({
    operationId: 'getMessageTemplate',
    summary: 'Get the text of an automatic message, and the variables that it can contain',
  })
  @ApiOkResponse({ type: MessageTemplateResponse, description: 'The message' })
  @ApiErrors(404)
  get(@Param('key') key: string): Promise<MessageTemplateResponse> {
    return this.admin.get(key);
  }

  @Put(':key')
  @Key
  @ApiOperation({
    operationId: 'updateMessageTemplate',
    summary: 'Update the text of an automatic message',
    description:
      'Replaces the text of messages that are written from now on; messages that wait in the outbox keep their text. Sending the standard words resets the message to them.',
  })
  @ApiOkResponse({ type: MessageTemplateResponse, description: 'The updated message' })
  @ApiErrors(404, 409)
  change(@Param('key') key: string, @Body() request: MessageTemplateRequest): Promise<MessageTemplateResponse> {
    return this.admin.change(key, request);
  }

  @Get(':key/history')
  @Key
  @ApiOperation({
    operationId: 'listMessageTemplateVersions',
    summary: 'List earlier texts of a message, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  @ApiErrors(404)
  history(@Param('key') key: string): Promise<SettingsVersionResponse[]> {
    return this.admin.history(key);
  }

  @Post(':key/test')
  @Key
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sendMessageTemplateTest',
    summary: 'Send the text with sample values to the address of the caller only; stores nothing',
    description: 'Always sent as an e-mail. Returns 409 NO_OWN_ADDRESS if the account has no address.',
  })
  @ApiOkResponse({ type: MessageTemplateTestResponse, description: 'The message is being sent' })
  @ApiErrors(404, 409)
  test(
    @Param('key') key: string,
    @Body() request: MessageTemplateTextRequest,
    @CurrentStaff() staff: Staff,
  ): Promise<MessageTemplateTestResponse> {
    return this.tests.send(key, request, staff.username);
  }
}
