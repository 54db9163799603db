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
  @ApiOperation({ operationId: 'listWaysOfGiving', summary: 'Numbers and accounts that gifts are sent to' })
  @ApiOkResponse({ type: [GivingWayResponse], description: 'As they were confirmed' })
  ways(): GivingWayResponse[] {
    return [...this.settings.current.giving.ways];
  }

  @Get('giving')
  @Permission('giving.manage')
  @ApiOperation({ operationId: 'getSiteGiving', summary: 'Where gifts go to, and the change that waits' })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'What is public, and the proposal' })
  get(): Promise<SiteGivingResponse> {
    return this.giving.get();
  }

  @Put('giving/proposal')
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'proposeSiteGiving',
    summary: 'Propose another Give address, other numbers or accounts',
    description:
      'Replaces all of them once another account has confirmed it; until then everybody is told what was there before. Refused with 409 `PROPOSAL_PENDING` while another proposal waits.',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'What is public, and the proposal' })
  @ApiErrors(409)
  propose(@Body() request: SiteGivingRequest): Promise<SiteGivingResponse> {
    return this.giving.propose(request);
  }

  @Post('giving/proposal/confirm')
  @HttpCode(200)
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'confirmSiteGiving',
    summary: 'Confirm the change that waits; shown everywhere at once',
    description:
      'By another account than the one that proposed it, which with its password is 24 hours old; where no other account has the permission, by the same one after 24 hours. Refused with 409 `SECOND_LOOK_NEEDED` otherwise.',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'What is public now' })
  @ApiErrors(404, 409)
  confirm(@Body() { version }: SiteGivingDecision): Promise<SiteGivingResponse> {
    return this.giving.confirm(version);
  }

  @Post('giving/proposal/withdraw')
  @HttpCode(200)
  @Permission('giving.manage')
  @ApiOperation({
    operationId: 'withdrawSiteGiving',
    summary: 'Take the change that waits back, or reject that of somebody else',
  })
  @ApiOkResponse({ type: SiteGivingResponse, description: 'What is public still' })
  @ApiErrors(404, 409)
  withdraw(@Body() { version }: SiteGivingDecision): Promise<SiteGivingResponse> {
    return this.giving.withdraw(version);
  }

  @Get('giving/history')
  @Permission('giving.manage')
  @ApiOperation({ operationId: 'listSiteGivingVersions', summary: 'Proposals and what became of them, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty entries' })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('giving');
  }
}
