import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  HomeTextsDto,
  MinistriesTextsDto,
  ProjectDto,
  toHomeTexts,
  toMinistriesTexts,
  toProject,
} from './page-texts.dto.ts';
import { SiteSettingsService, siteTopic } from './site-settings.service.ts';

/** What the office says on pages that have a design of their own: each page reads what it shows. */
@ApiTags('Site settings')
@Controller('site')
@Public()
export class PageTextsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get('home-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getHomePage', summary: 'What the home page says of the church' })
  @ApiOkResponse({ type: HomeTextsDto, description: 'Texts, highlights and what a gift does' })
  @ApiErrors(400, 401)
  home(): HomeTextsDto {
    return toHomeTexts(this.settings.current.homeTexts);
  }

  @Get('ministries-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getMinistriesPage', summary: 'What the page of the ministries says of the church' })
  @ApiOkResponse({ type: MinistriesTextsDto, description: 'Vision, conferences, training, projects and missions' })
  @ApiErrors(400, 401)
  ministries(): MinistriesTextsDto {
    return toMinistriesTexts(this.settings.current.ministriesTexts);
  }

  @Get('projects')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'listProjects', summary: 'What the church builds and carries on' })
  @ApiOkResponse({ type: [ProjectDto], description: 'In the order of the office' })
  @ApiErrors(400, 401)
  projects(): ProjectDto[] {
    return this.settings.current.ministriesTexts.projects.map(toProject);
  }
}
