import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { LeaderResponse, OfficeResponse, PeopleRequest, PeopleResponse, TeamSectionResponse } from './people.dto.ts';
import { SettingsVersionResponse } from './site-settings.dto.ts';
import { siteTopic } from './site-settings.service.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';
import { TranslatedSettings } from './translated-settings.service.ts';

/** The people of the church. Each page reads only what it shows. */
@ApiTags('Site settings')
@Controller('site')
export class SitePeopleController {
  constructor(
    private readonly settings: TranslatedSettings,
    private readonly admin: SiteSettingsAdminService,
  ) {}

  @Get('team')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({
    operationId: 'listTeam',
    summary: 'List the team by section; only people who have agreed to be shown',
  })
  @ApiOkResponse({
    type: [TeamSectionResponse],
    description: 'The sections in order; sections without people are left out',
  })
  team(): TeamSectionResponse[] {
    return this.settings.get().people.sections as TeamSectionResponse[];
  }

  @Get('leaders')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'listLeaders', summary: 'List the people whom the home page shows' })
  @ApiOkResponse({ type: [LeaderResponse], description: 'In the order of the team' })
  leaders(): LeaderResponse[] {
    return this.settings.get().people.leaders as LeaderResponse[];
  }

  @Get('offices')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'listOffices', summary: 'List the structure of offices, as an indented list' })
  @ApiOkResponse({ type: [OfficeResponse], description: 'Each office follows the office that it reports to' })
  offices(): OfficeResponse[] {
    return this.settings.get().people.offices as OfficeResponse[];
  }

  @Get('people')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'getSitePeople',
    summary: 'Get team and offices as the office enters them, with their version',
  })
  @ApiOkResponse({ type: PeopleResponse, description: 'All people, including those who are not shown' })
  people(): Promise<PeopleResponse> {
    return this.admin.people();
  }

  @Put('people')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSitePeople',
    summary: 'Update the team and the structure of offices; visible at once',
    description:
      'Replaces all of them. People without a recorded consent (`consentOn`) are shown only to the office. The account that records a consent first is stored with it.',
  })
  @ApiOkResponse({ type: PeopleResponse, description: 'The updated people' })
  @ApiErrors(409)
  changePeople(@Body() request: PeopleRequest): Promise<PeopleResponse> {
    return this.admin.changePeople(request);
  }

  @Get('people/history')
  @Permission('site.write')
  @ApiOperation({ operationId: 'listSitePeopleVersions', summary: 'List earlier versions of the people, newest first' })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  peopleHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('people');
  }
}
