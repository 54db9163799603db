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
  @ApiOperation({ operationId: 'getMinistryQuiz', summary: 'The questions that lead to a ministry' })
  @ApiOkResponse({ type: QuizDto, description: 'As the page of the ministries asks them' })
  shown(): QuizDto {
    return this.answers.shownQuiz();
  }

  @Get('site/quiz')
  @Permission('site.write')
  @ApiOperation({ operationId: 'getSiteQuiz', summary: 'The questions, with their version' })
  @ApiOkResponse({ type: QuizResponse, description: 'The questions' })
  quiz(): Promise<QuizResponse> {
    return this.answers.quiz();
  }

  @Put('site/quiz')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteQuiz',
    summary: 'Change the questions, their weights and what the results say; asked so at once',
    description: 'Replaces all of it. A weight for a ministry that is gone is kept and counts for none.',
  })
  @ApiOkResponse({ type: QuizResponse, description: 'The questions as they are now' })
  @ApiErrors(409)
  changeQuiz(@Body() request: QuizRequest): Promise<QuizResponse> {
    return this.answers.changeQuiz(request);
  }

  @Get('site/quiz/history')
  @Permission('site.write')
  @ApiOperation({ operationId: 'listSiteQuizVersions', summary: 'Earlier versions of the questions, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  quizHistory(): Promise<SettingsVersionResponse[]> {
    return this.answers.history('quiz');
  }
}
