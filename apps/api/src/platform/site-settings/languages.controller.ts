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
    summary: 'Get the languages in which the site is offered, with their version',
  })
  @ApiOkResponse({ type: LanguagesResponse, description: 'Empty on a new site' })
  get(): Promise<LanguagesResponse> {
    return this.admin.languages();
  }

  @Put()
  @ApiOperation({
    operationId: 'updateSiteLanguages',
    summary: 'Update the languages in which the public site is offered',
    description: 'Replaces the list. Pages in a language that is not offered return 404; its translations are kept.',
  })
  @ApiOkResponse({ type: LanguagesResponse, description: 'The updated list' })
  @ApiErrors(409)
  change(@Body() request: LanguagesRequest): Promise<LanguagesResponse> {
    return this.admin.changeLanguages(request);
  }

  @Get('history')
  @ApiOperation({
    operationId: 'listSiteLanguagesVersions',
    summary: 'List earlier versions of the list, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('languages');
  }
}
