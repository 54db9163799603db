import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  IdentityRequest,
  IdentityResponse,
  ProgrammeRequest,
  ProgrammeResponse,
  SettingsVersionResponse,
  SiteResponse,
} from './site-settings.dto.ts';
import { siteTopic } from './site-settings.service.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';
import { TranslatedSettings } from './translated-settings.service.ts';

@ApiTags('Site settings')
@Controller('site')
export class SiteSettingsController {
  constructor(
    private readonly settings: TranslatedSettings,
    private readonly admin: SiteSettingsAdminService,
  ) {}

  @Get()
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({
    operationId: 'getSite',
    summary: 'Get the names and contact details of the church and its weekly programme',
  })
  @ApiOkResponse({ type: SiteResponse, description: 'Identity and programme, as every page shows them' })
  get(): SiteResponse {
    const { identity, programme } = this.settings.shown();
    return { identity, programme } as SiteResponse;
  }

  @Get('identity')
  @Permission('site.write')
  @ApiOperation({ operationId: 'getSiteIdentity', summary: 'Get the identity of the church, with its version' })
  @ApiOkResponse({ type: IdentityResponse, description: 'The identity' })
  identity(): Promise<IdentityResponse> {
    return this.admin.identity();
  }

  @Put('identity')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteIdentity',
    summary: 'Update the identity of the church; all pages show it at once',
    description: 'Replaces the identity as a whole.',
  })
  @ApiOkResponse({ type: IdentityResponse, description: 'The updated identity' })
  @ApiErrors(409)
  changeIdentity(@Body() request: IdentityRequest): Promise<IdentityResponse> {
    return this.admin.changeIdentity(request);
  }

  @Get('identity/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteIdentityVersions',
    summary: 'List earlier versions of the identity, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  identityHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('identity');
  }

  @Get('programme')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'getSiteProgramme',
    summary: 'Get the weekly programme as the office sets it, with its version',
  })
  @ApiOkResponse({ type: ProgrammeResponse, description: 'The programme' })
  programme(): Promise<ProgrammeResponse> {
    return this.admin.programme();
  }

  @Put('programme')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteProgramme',
    summary: 'Update the weekly programme and its exceptions on single days; visible at once',
    description: 'Replaces the programme as a whole, exceptions included.',
  })
  @ApiOkResponse({ type: ProgrammeResponse, description: 'The updated programme' })
  @ApiErrors(409)
  changeProgramme(@Body() request: ProgrammeRequest): Promise<ProgrammeResponse> {
    return this.admin.changeProgramme(request);
  }

  @Get('programme/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteProgrammeVersions',
    summary: 'List earlier versions of the programme, newest first',
  })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  programmeHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('programme');
  }
}
