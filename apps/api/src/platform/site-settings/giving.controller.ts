import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../auth/access.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { GivingWayResponse, SiteGivingDecision, SiteGivingRequest, SiteGivingResponse } from './giving.dto.ts';
import { GivingService } from './giving.service.ts';
import { SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsService, siteTopic } from './site-settings.service.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

/** The ways of giving. A change becomes public once another account has confirmed it. */
@ApiTags('Site settings')
@Controller('site')
export class GivingController {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly giving: GivingService,
    private readonly admin: SiteSettingsAdminService,
  ) {}

  @Get('ways-of-giving')
  @Public()
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'listWaysOfGiving', summary: 'List the numbers and accounts that gifts are sent to' })
  @ApiOkResponse({ type: [GivingWayResponse], description: 'The confirmed ways of giving' })
  ways(): GivingWayResponse[] {
    return [...this.settings.current.giving.ways];
  }

  @Get('giving')
  @Permission('giving.manage')
  @ApiOperation({ operationId: 'getSiteGiving', summary: 'Get the ways of giving and the proposed change' })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'The public ways of giving, and the proposal' })
  get(): Promise<SiteGivingResponse> {
    return this.giving.get();
  }

  @Put('giving/proposal')
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'proposeSiteGiving',
    summary: 'Propose a change of the address for online giving, the numbers or the accounts',
    description:
      'Replaces all of them once another account has confirmed the proposal; until then the public ones stay as they are. Returns 409 `PROPOSAL_PENDING` while another proposal waits.',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'The public ways of giving, and the proposal' })
  @ApiErrors(409)
  propose(@Body() request: SiteGivingRequest): Promise<SiteGivingResponse> {
    return this.giving.propose(request);
  }

  @Post('giving/proposal/confirm')
  @HttpCode(200)
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'confirmSiteGiving',
    summary: 'Confirm the proposed change; it is public at once',
    description:
      'Requires another account than the one that made the proposal; that account and its password must be at least 24 hours old. If no other account has the permission, the proposer can confirm after 24 hours. Otherwise returns 409 `SECOND_LOOK_NEEDED`.',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'The ways of giving that are public now' })
  @ApiErrors(404, 409)
  confirm(@Body() { version }: SiteGivingDecision): Promise<SiteGivingResponse> {
    return this.giving.confirm(version);
  }

  @Post('giving/proposal/withdraw')
  @HttpCode(200)
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'withdrawSiteGiving',
    summary: 'Withdraw your own proposed change, or reject that of somebody else',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'The ways of giving that are still public' })
  @ApiErrors(404, 409)
  withdraw(@Body() { version }: SiteGivingDecision): Promise<SiteGivingResponse> {
    return this.giving.withdraw(version);
  }

  @Get('giving/history')
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'listSiteGivingVersions',
    summary: 'List the proposals and what became of them, newest first',
  })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'Up to 30 entries' })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('giving');
  }
}
