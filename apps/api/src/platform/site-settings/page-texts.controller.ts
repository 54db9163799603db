import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { pageTexts } from '@ministry/domain';
import { Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { AboutTextsDto } from './about-texts.dto.ts';
import { ContactTextsDto, LiveTextsDto, TeamTextsDto } from './contact-texts.dto.ts';
import { HomeTextsDto, MinistriesTextsDto, ProjectDto, toMinistriesTexts, toProject } from './page-texts.dto.ts';
import { siteTopic } from './site-settings.service.ts';
import { TranslatedSettings } from './translated-settings.service.ts';

/** Public texts of the pages with a fixed design. Each page reads only what it shows. */
@ApiTags('Site settings')
@Controller('site')
@Public()
export class PageTextsController {
  constructor(private readonly settings: TranslatedSettings) {}

  @Get('home-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getHomePage', summary: 'Get the public content of the home page' })
  @ApiOkResponse({ type: HomeTextsDto, description: 'Texts, highlights and the effects of gifts' })
  home(): HomeTextsDto {
    return pageTexts('homeTexts', this.settings.get().homeTexts) as HomeTextsDto;
  }

  @Get('ministries-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getMinistriesPage', summary: 'Get the public content of the ministries page' })
  @ApiOkResponse({ type: MinistriesTextsDto, description: 'Vision, conferences, training, projects and missions' })
  ministries(): MinistriesTextsDto {
    return toMinistriesTexts(this.settings.get().ministriesTexts);
  }

  @Get('projects')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'listProjects', summary: 'List the projects of the church' })
  @ApiOkResponse({ type: [ProjectDto], description: 'In the order that the office has set' })
  projects(): ProjectDto[] {
    return this.settings.get().ministriesTexts.projects.map(toProject);
  }

  @Get('about-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getAboutPage', summary: 'Get the public content of the about page' })
  @ApiOkResponse({ type: AboutTextsDto, description: 'Accounts, priorities, programmes and special ministries' })
  about(): AboutTextsDto {
    return pageTexts('aboutTexts', this.settings.get().aboutTexts) as AboutTextsDto;
  }

  @Get('contact-page')
  @CachedResponse(siteTopic)
  @ApiOperation({
    operationId: 'getContactPage',
    summary: 'Get the public texts of the contact page about a first visit and giving',
  })
  @ApiOkResponse({ type: ContactTextsDto, description: 'Texts, and tips for a visit' })
  contact(): ContactTextsDto {
    return pageTexts('contactTexts', this.settings.get().contactTexts) as ContactTextsDto;
  }

  @Get('live-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getLivePage', summary: 'Get the public texts of the live page' })
  @ApiOkResponse({ type: LiveTextsDto, description: 'Texts' })
  live(): LiveTextsDto {
    return pageTexts('liveTexts', this.settings.get().liveTexts);
  }

  @Get('team-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getTeamPage', summary: 'Get the public texts of the team page' })
  @ApiOkResponse({ type: TeamTextsDto, description: 'Texts' })
  team(): TeamTextsDto {
    return pageTexts('teamTexts', this.settings.get().teamTexts);
  }
}
