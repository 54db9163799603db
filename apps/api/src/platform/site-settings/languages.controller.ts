import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { LanguagesRequest, LanguagesResponse, SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

@ApiTags('Site settings')
@Controller('site/languages')
@Permission('site.write')
export class LanguagesController {
  constructor(private readonly admin: SiteSettingsAdminService) {}

  @Get()
  @ApiOperation({
    operationId: 'getSiteLanguages',
    summary: 'Languages in which the site is offered, with their version',
  })
  @ApiOkResponse({ type: LanguagesResponse, description: 'None on a new site' })
  get(): Promise<LanguagesResponse> {
    return this.admin.languages();
  }

  @Put()
  @ApiOperation({
    operationId: 'updateSiteLanguages',
    summary: 'Offer the public site in further languages, or stop it',
    description: 'Replaces the list. Pages in a language that is not offered answer 404; its translations are kept.',
  })
  @ApiOkResponse({ type: LanguagesResponse, description: 'The list as it is now' })
  @ApiErrors(409)
  change(@Body() request: LanguagesRequest): Promise<LanguagesResponse> {
    return this.admin.changeLanguages(request);
  }

  @Get('history')
  @ApiOperation({ operationId: 'listSiteLanguagesVersions', summary: 'Earlier lists, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('languages');
  }
}
