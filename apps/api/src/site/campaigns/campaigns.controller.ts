import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { PdfFile, PngFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import {
  CampaignAudienceQuery,
  CampaignCountResponse,
  CampaignListQuery,
  CampaignPreviewResponse,
  CampaignRequest,
  CampaignResponse,
  CampaignSendRequest,
  CampaignSummaryResponse,
  CampaignTestResponse,
  CampaignTextRequest,
} from './campaign.dto.ts';
import { CampaignSendingService } from './campaign-sending.service.ts';
import { CampaignTests } from './campaign-tests.ts';
import { CampaignsService } from './campaigns.service.ts';
import { CampaignPrints } from './print/campaign-prints.ts';

@ApiTags('Newsletter')
@Controller('newsletter/campaigns')
@Permission('newsletter.manage')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly sending: CampaignSendingService,
    private readonly tests: CampaignTests,
    private readonly prints: CampaignPrints,
  ) {}

  @Get()
  @Paged(CampaignSummaryResponse)
  @ApiOperation({ operationId: 'listCampaigns', summary: 'List newsletters and the progress of each, latest first' })
  list(@Query() query: CampaignListQuery): Promise<Page<CampaignSummaryResponse>> {
    return this.campaigns.list(query);
  }

  @Get('recipients')
  @ApiOperation({
    operationId: 'countCampaignRecipients',
    summary: 'Count the addresses that a newsletter would be sent to',
  })
  @ApiOkResponse({
    type: CampaignCountResponse,
    description: 'Each address is counted once; addresses that want no newsletter are left out',
  })
  countRecipients(@Query() query: CampaignAudienceQuery): Promise<CampaignCountResponse> {
    return this.campaigns.countRecipients(query);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewCampaign',
    summary: 'Preview the e-mail as it would be sent now; stores nothing',
  })
  @ApiOkResponse({ type: CampaignPreviewResponse, description: 'The e-mail as HTML content and as plain text' })
  preview(@Body() request: CampaignTextRequest): Promise<CampaignPreviewResponse> {
    return this.campaigns.preview(request);
  }

  @Post('bulletin')
  @HttpCode(200)
  @PdfFile('bulletin')
  @ApiOperation({
    operationId: 'printCampaign',
    summary:
      'Create the newsletter for printing: A5, twice on a sheet of A4, with its links as QR codes; stores nothing',
  })
  bulletin(@Body() request: CampaignTextRequest): Promise<Buffer> {
    return this.prints.bulletin(request);
  }

  @Post('picture')
  @HttpCode(200)
  @PngFile('newsletter')
  @ApiOperation({
    operationId: 'drawCampaign',
    summary: 'Create the newsletter as one picture, 1,080 pixels wide, to pass on by WhatsApp; stores nothing',
  })
  picture(@Body() request: CampaignTextRequest): Promise<Buffer> {
    return this.prints.picture(request);
  }

  @Post('test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sendCampaignTest',
    summary: 'Send the e-mail to the address of the caller only; 409 NO_OWN_ADDRESS if the account has none',
  })
  @ApiOkResponse({ type: CampaignTestResponse, description: 'The message is being sent' })
  @ApiErrors(409)
  test(@Body() request: CampaignTextRequest, @CurrentStaff() staff: Staff): Promise<CampaignTestResponse> {
    return this.tests.send(request, staff.username);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getCampaign', summary: 'Get one newsletter with its text' })
  @ApiOkResponse({ type: CampaignResponse, description: 'The newsletter' })
  get(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.campaigns.get(id);
  }

  @Post()
  @Idempotent()
  @ApiOperation({ operationId: 'createCampaign', summary: 'Create a newsletter as a draft' })
  @ApiCreatedResponse({ type: CampaignResponse, description: 'The draft' })
  create(@Body() request: CampaignRequest): Promise<CampaignResponse> {
    return this.campaigns.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateCampaign',
    summary:
      'Update a draft; 409 VERSION_CONFLICT if somebody else has changed it since, CAMPAIGN_STATE if it is not a draft',
    description: 'Replaces subject, text and audience.',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'The draft' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: CampaignRequest): Promise<CampaignResponse> {
    return this.campaigns.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteCampaign', summary: 'Delete a draft; 409 CAMPAIGN_STATE if it is not a draft' })
  @ApiNoContentResponse({ description: 'The draft is deleted' })
  @ApiErrors(409)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.campaigns.remove(id);
  }

  @Post(':id/send')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    operationId: 'sendCampaign',
    summary: 'Send a draft now or at a given time; 409 NO_RECIPIENTS, CAMPAIGN_STATE or VERSION_CONFLICT',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'The newsletter is sent once to each address' })
  send(@Param('id', IdPipe) id: number, @Body() request: CampaignSendRequest): Promise<CampaignResponse> {
    return this.sending.send(id, request);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseCampaign',
    summary: 'Pause sending; e-mails that are already handed over are still sent. 409 CAMPAIGN_STATE',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'Sending is paused until it is resumed' })
  @ApiErrors(409)
  pause(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.pause(id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resumeCampaign', summary: 'Resume a paused newsletter; 409 CAMPAIGN_STATE' })
  @ApiOkResponse({ type: CampaignResponse, description: 'The newsletter is sent to those who have not got it yet' })
  @ApiErrors(409)
  resume(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.resume(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelCampaign',
    summary: 'Stop sending for good, or turn a scheduled newsletter back into a draft; 409 CAMPAIGN_STATE',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'Nobody else gets the newsletter' })
  @ApiErrors(409)
  cancel(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.cancel(id);
  }
}
