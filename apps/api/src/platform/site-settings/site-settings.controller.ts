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
  @ApiOperation({ operationId: 'getSite', summary: 'What names the church, how to reach it, and its weekly programme' })
  @ApiOkResponse({ type: SiteResponse, description: 'As every page shows it' })
  get(): SiteResponse {
    const { identity, programme } = this.settings.shown();
    return { identity, programme } as SiteResponse;
  }

  @Get('identity')
  @Permission('site.write')
  @ApiOperation({ operationId: 'getSiteIdentity', summary: 'What names the church, with its version' })
  @ApiOkResponse({ type: IdentityResponse, description: 'The identity' })
  identity(): Promise<IdentityResponse> {
    return this.admin.identity();
  }

  @Put('identity')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteIdentity',
    summary: 'Change what names the church; shown everywhere at once',
    description: 'Replaces the identity as a whole.',
  })
  @ApiOkResponse({ type: IdentityResponse, description: 'The identity as it is now' })
  @ApiErrors(409)
  changeIdentity(@Body() request: IdentityRequest): Promise<IdentityResponse> {
    return this.admin.changeIdentity(request);
  }

  @Get('identity/history')
  @Permission('site.write')
  @ApiOperation({ operationId: 'listSiteIdentityVersions', summary: 'Earlier versions of the identity, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  identityHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('identity');
  }

  @Get('programme')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'getSiteProgramme',
    summary: 'The weekly programme as the office sets it, with its version',
  })
  @ApiOkResponse({ type: ProgrammeResponse, description: 'The programme' })
  programme(): Promise<ProgrammeResponse> {
    return this.admin.programme();
  }

  @Put('programme')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'updateSiteProgramme',
    summary: 'Change the weekly programme and what is otherwise on single days; shown everywhere at once',
    description: 'Replaces the programme as a whole, exceptions included.',
  })
  @ApiOkResponse({ type: ProgrammeResponse, description: 'The programme as it is now' })
  @ApiErrors(409)
  changeProgramme(@Body() request: ProgrammeRequest): Promise<ProgrammeResponse> {
    return this.admin.changeProgramme(request);
  }

  @Get('programme/history')
  @Permission('site.write')
  @ApiOperation({
    operationId: 'listSiteProgrammeVersions',
    summary: 'Earlier versions of the programme, newest first',
  })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  programmeHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('programme');
  }
}
