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
  @ApiOperation({ operationId: 'getAssistant', summary: 'Get the replies of the assistant' })
  @ApiOkResponse({ type: AssistantDto, description: 'As the ministries page loads it when a visitor asks something' })
  shown(): AssistantDto {
    return this.answers.shownAssistant();
  }

  @Get('site/assistant')
  @Permission('site.write')
  @ApiOperation({ operationId: 'getSiteAssistant', summary: 'Get the replies of the assistant, with their version' })
  @ApiOkResponse({ type: AssistantResponse, description: 'The assistant' })
  assistant(): Promise<AssistantResponse> {
    return this.answers.assistant();
  }

  @Put('site/assistant')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteAssistant',
    summary: 'Update the replies of the assistant; used at once',
    description:
      'Replaces all of it. Cries for help are always recognised and answered first, whatever the entries say.',
  })
  @ApiOkResponse({ type: AssistantResponse, description: 'The updated assistant' })
  @ApiErrors(409)
  changeAssistant(@Body() request: AssistantRequest): Promise<AssistantResponse> {
    return this.answers.changeAssistant(request);
  }

  @Get('site/assistant/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteAssistantVersions',
    summary: 'List earlier versions of the assistant, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  assistantHistory(): Promise<SettingsVersionResponse[]> {
    return this.answers.history('assistant');
  }
}
