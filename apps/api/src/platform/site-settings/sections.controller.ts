import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { SectionsRequest, SectionsResponse, SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

@ApiTags('Site settings')
@Controller('site/sections')
@Permission('site.write')
export class SectionsController {
  constructor(private readonly admin: SiteSettingsAdminService) {}

  @Get()
  @ApiOperation({ operationId: 'getSiteSections', summary: 'Get the sections that are turned off, with their version' })
  @ApiOkResponse({ type: SectionsResponse, description: 'Empty on a new site' })
  get(): Promise<SectionsResponse> {
    return this.admin.sections();
  }

  @Put()
  @ApiOperation({
    operationId: 'updateSiteSections',
    summary: 'Turn sections of the public site on or off',
    description:
      'Replaces the list. Pages, links, sitemap, feeds and the search of the site follow at once, and visitors can send nothing to a section that is off (404 SECTION_OFF). Nothing is deleted, and the public reads of the API still work.',
  })
  @ApiOkResponse({ type: SectionsResponse, description: 'The updated list' })
  @ApiErrors(409)
  change(@Body() request: SectionsRequest): Promise<SectionsResponse> {
    return this.admin.changeSections(request);
  }

  @Get('history')
  @ApiOperation({ operationId: 'listSiteSectionsVersions', summary: 'List earlier versions of the list, newest first' })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('sections');
  }
}
