import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { AnswersService } from './answers.service.ts';
import { QuizDto, QuizRequest, QuizResponse } from './quiz.dto.ts';
import { SettingsVersionResponse } from './site-settings.dto.ts';
import { siteTopic } from './site-settings.service.ts';

@ApiTags('Site settings')
@Controller()
export class QuizController {
  constructor(private readonly answers: AnswersService) {}

  @Get('ministry-quiz')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getMinistryQuiz', summary: 'List the questions that lead to a ministry' })
  @ApiOkResponse({ type: QuizDto, description: 'As the ministries page asks them' })
  shown(): QuizDto {
    return this.answers.shownQuiz();
  }

  @Get('site/quiz')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'getSiteQuiz',
    summary: 'Get the questions that lead to a ministry, with their version',
  })
  @ApiOkResponse({ type: QuizResponse, description: 'The questions' })
  quiz(): Promise<QuizResponse> {
    return this.answers.quiz();
  }

  @Put('site/quiz')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteQuiz',
    summary: 'Update the questions, their weights and the texts of the results; visible at once',
    description: 'Replaces all of it. A weight for a ministry that no longer exists is kept but has no effect.',
  })
  @ApiOkResponse({ type: QuizResponse, description: 'The updated questions' })
  @ApiErrors(409)
  changeQuiz(@Body() request: QuizRequest): Promise<QuizResponse> {
    return this.answers.changeQuiz(request);
  }

  @Get('site/quiz/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteQuizVersions',
    summary: 'List earlier versions of the questions, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  quizHistory(): Promise<SettingsVersionResponse[]> {
    return this.answers.history('quiz');
  }
}
