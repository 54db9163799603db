import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  HomeTextsRequest,
  HomeTextsResponse,
  MinistriesTextsRequest,
  MinistriesTextsResponse,
  toHomeTexts,
  toMinistriesTexts,
} from './page-texts.dto.ts';
import { SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

@ApiTags('Site settings')
@Controller('site')
@Permission('site.write')
export class PageTextsAdminController {
  constructor(private readonly admin: SiteSettingsAdminService) {}

  @Get('home-texts')
  @ApiOperation({ operationId: 'getHomeTexts', summary: 'Texts of the home page, with their version' })
  @ApiOkResponse({ type: HomeTextsResponse, description: 'The texts' })
  @ApiErrors(400, 401, 403)
  home(): Promise<HomeTextsResponse> {
    return this.admin.texts('homeTexts') as Promise<HomeTextsResponse>;
  }

  @Put('home-texts')
  @ApiOperation({
    operationId: 'updateHomeTexts',
    summary: 'Change the texts of the home page; shown at once',
    description: 'Replaces all of them.',
  })
  @ApiOkResponse({ type: HomeTextsResponse, description: 'The texts as they are now' })
  @ApiErrors(400, 401, 403, 409, 413, 415)
  changeHome(@Body() request: HomeTextsRequest): Promise<HomeTextsResponse> {
    const texts = { ...toHomeTexts(request), version: request.version };
    return this.admin.changeTexts('homeTexts', texts) as Promise<HomeTextsResponse>;
  }

  @Get('home-texts/history')
  @ApiOperation({ operationId: 'listHomeTextsVersions', summary: 'Earlier texts of the home page, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  @ApiErrors(400, 401, 403)
  homeHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('homeTexts');
  }

  @Get('ministries-texts')
  @ApiOperation({ operationId: 'getMinistriesTexts', summary: 'Texts of the ministries page, with their version' })
  @ApiOkResponse({ type: MinistriesTextsResponse, description: 'The texts' })
  @ApiErrors(400, 401, 403)
  ministries(): Promise<MinistriesTextsResponse> {
    return this.admin.texts('ministriesTexts') as Promise<MinistriesTextsResponse>;
  }

  @Put('ministries-texts')
  @ApiOperation({
    operationId: 'updateMinistriesTexts',
    summary: 'Change the texts of the ministries page; shown at once',
    description: 'Replaces all of them.',
  })
  @ApiOkResponse({ type: MinistriesTextsResponse, description: 'The texts as they are now' })
  @ApiErrors(400, 401, 403, 409, 413, 415)
  changeMinistries(@Body() request: MinistriesTextsRequest): Promise<MinistriesTextsResponse> {
    const texts = { ...toMinistriesTexts(request), version: request.version };
    return this.admin.changeTexts('ministriesTexts', texts) as Promise<MinistriesTextsResponse>;
  }

  @Get('ministries-texts/history')
  @ApiOperation({
    operationId: 'listMinistriesTextsVersions',
    summary: 'Earlier texts of the ministries page, newest first',
  })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  @ApiErrors(400, 401, 403)
  ministriesHistory(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('ministriesTexts');
  }
}
