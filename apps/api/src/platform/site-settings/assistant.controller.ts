import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { AnswersService } from './answers.service.ts';
import { AssistantDto, AssistantRequest, AssistantResponse } from './assistant.dto.ts';
import { SettingsVersionResponse } from './site-settings.dto.ts';
import { siteTopic } from './site-settings.service.ts';

@ApiTags('Site settings')
@Controller()
export class AssistantController {
  constructor(private readonly answers: AnswersService) {}

  @Get('assistant')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getAssistant', summary: 'What the assistant of the site answers' })
  @ApiOkResponse({ type: AssistantDto, description: 'As the page of the ministries reads it when somebody asks' })
  shown(): AssistantDto {
    return this.answers.shownAssistant();
  }

  @Get('site/assistant')
  @Permission('site.write')
  @ApiOperation({ operationId: 'getSiteAssistant', summary: 'What the assistant answers, with its version' })
  @ApiOkResponse({ type: AssistantResponse, description: 'The assistant' })
  assistant(): Promise<AssistantResponse> {
    return this.answers.assistant();
  }

  @Put('site/assistant')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteAssistant',
    summary: 'Change what the assistant answers; answered so at once',
    description: 'Replaces all of it. Cries for help are recognised and answered first, whatever the entries say.',
  })
  @ApiOkResponse({ type: AssistantResponse, description: 'The assistant as it is now' })
  @ApiErrors(409)
  changeAssistant(@Body() request: AssistantRequest): Promise<AssistantResponse> {
    return this.answers.changeAssistant(request);
  }

  @Get('site/assistant/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteAssistantVersions',
    summary: 'Earlier versions of the assistant, newest first',
  })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  assistantHistory(): Promise<SettingsVersionResponse[]> {
    return this.answers.history('assistant');
  }
}
