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
  @ApiOperation({ operationId: 'getSiteSections', summary: 'Sections that are turned off, with their version' })
  @ApiOkResponse({ type: SectionsResponse, description: 'None on a new site' })
  get(): Promise<SectionsResponse> {
    return this.admin.sections();
  }

  @Put()
  @ApiOperation({
    operationId: 'updateSiteSections',
    summary: 'Turn sections of the public site off or on',
    description:
      'Replaces the list. Pages, links, sitemap, feeds and the search of the site follow at once, and visitors can send nothing to a section that is off (404 SECTION_OFF). Nothing is deleted, and the public reads of the API go on.',
  })
  @ApiOkResponse({ type: SectionsResponse, description: 'The list as it is now' })
  @ApiErrors(409)
  change(@Body() request: SectionsRequest): Promise<SectionsResponse> {
    return this.admin.changeSections(request);
  }

  @Get('history')
  @ApiOperation({ operationId: 'listSiteSectionsVersions', summary: 'Earlier lists, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('sections');
  }
}
