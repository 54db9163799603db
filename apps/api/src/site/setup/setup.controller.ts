import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { SetupRequest, SetupResponse } from './setup.dto.ts';
import { SetupService } from './setup.service.ts';

@ApiTags('Site settings')
@Controller('site/setup')
@Permission('site.write')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @ApiOperation({ operationId: 'getSiteSetup', summary: 'Get whether a new site still waits to be set up' })
  @ApiOkResponse({ type: SetupResponse, description: 'The state of the set-up, and what a plain start would delete' })
  get(): Promise<SetupResponse> {
    return this.setup.get();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'setUpSite',
    summary: 'Set up a new site for the church that has installed it; works once',
    description:
      'Applied as a whole or not at all. A plain start deletes only first content that nobody has changed; it can be restored for thirty days.',
  })
  @ApiOkResponse({ type: SetupResponse, description: 'The set-up is done' })
  @ApiErrors(409)
  setUp(@Body() request: SetupRequest): Promise<SetupResponse> {
    return this.setup.setUp(request);
  }

  @Post('dismiss')
  @HttpCode(200)
  @ApiOperation({ operationId: 'dismissSiteSetup', summary: 'Keep the site as it is and close the set-up' })
  @ApiOkResponse({ type: SetupResponse, description: 'The set-up is closed' })
  @ApiErrors(409)
  dismiss(): Promise<SetupResponse> {
    return this.setup.dismiss();
  }
}
