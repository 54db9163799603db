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
  @ApiOperation({ operationId: 'listCampaigns', summary: 'Newsletters, latest first, and how far each has come' })
  list(@Query() query: CampaignListQuery): Promise<Page<CampaignSummaryResponse>> {
    return this.campaigns.list(query);
  }

  @Get('recipients')
  @ApiOperation({ operationId: 'countCampaignRecipients', summary: 'How many addresses a newsletter would go to' })
  @ApiOkResponse({ type: CampaignCountResponse, description: 'Each address once, without those that want none' })
  countRecipients(@Query() query: CampaignAudienceQuery): Promise<CampaignCountResponse> {
    return this.campaigns.countRecipients(query);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'previewCampaign', summary: 'What the mail would look like now; stores nothing' })
  @ApiOkResponse({ type: CampaignPreviewResponse, description: 'The mail, and the same as plain text' })
  preview(@Body() request: CampaignTextRequest): Promise<CampaignPreviewResponse> {
    return this.campaigns.preview(request);
  }

  @Post('bulletin')
  @HttpCode(200)
  @PdfFile('bulletin')
  @ApiOperation({
    operationId: 'printCampaign',
    summary: 'The newsletter to print: A5, twice on a sheet of A4, its links as QR codes; stores nothing',
  })
  bulletin(@Body() request: CampaignTextRequest): Promise<Buffer> {
    return this.prints.bulletin(request);
  }

  @Post('picture')
  @HttpCode(200)
  @PngFile('newsletter')
  @ApiOperation({
    operationId: 'drawCampaign',
    summary: 'The newsletter as one picture, 1,080 pixels wide, to pass on by WhatsApp; stores nothing',
  })
  picture(@Body() request: CampaignTextRequest): Promise<Buffer> {
    return this.prints.picture(request);
  }

  @Post('test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sendCampaignTest',
    summary: 'Send the mail to the address of the caller alone; 409 NO_OWN_ADDRESS where the account has none',
  })
  @ApiOkResponse({ type: CampaignTestResponse, description: 'It leaves now' })
  @ApiErrors(409)
  test(@Body() request: CampaignTextRequest, @CurrentStaff() staff: Staff): Promise<CampaignTestResponse> {
    return this.tests.send(request, staff.username);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getCampaign', summary: 'One newsletter, with its text' })
  @ApiOkResponse({ type: CampaignResponse, description: 'The newsletter' })
  get(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.campaigns.get(id);
  }

  @Post()
  @Idempotent()
  @ApiOperation({ operationId: 'createCampaign', summary: 'Keep a newsletter as a draft' })
  @ApiCreatedResponse({ type: CampaignResponse, description: 'The draft' })
  create(@Body() request: CampaignRequest): Promise<CampaignResponse> {
    return this.campaigns.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateCampaign',
    summary:
      'Change a draft; 409 VERSION_CONFLICT when someone else has changed it since, CAMPAIGN_STATE when it is no draft',
    description: 'Replaces what was written: subject, text and who gets it.',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'The draft' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: CampaignRequest): Promise<CampaignResponse> {
    return this.campaigns.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteCampaign', summary: 'Remove a draft; 409 CAMPAIGN_STATE when it is none' })
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiErrors(409)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.campaigns.remove(id);
  }

  @Post(':id/send')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    operationId: 'sendCampaign',
    summary: 'Send a draft now or at a time; 409 NO_RECIPIENTS, CAMPAIGN_STATE or VERSION_CONFLICT',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'It goes once to each address' })
  send(@Param('id', IdPipe) id: number, @Body() request: CampaignSendRequest): Promise<CampaignResponse> {
    return this.sending.send(id, request);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseCampaign',
    summary: 'Hold what is being sent; what was handed over already still leaves. 409 CAMPAIGN_STATE',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'It waits until it is resumed' })
  @ApiErrors(409)
  pause(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.pause(id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resumeCampaign', summary: 'Go on with what was paused; 409 CAMPAIGN_STATE' })
  @ApiOkResponse({ type: CampaignResponse, description: 'It goes to those who have not had it' })
  @ApiErrors(409)
  resume(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.resume(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelCampaign',
    summary: 'End the sending for good, or make a draft again of what is scheduled; 409 CAMPAIGN_STATE',
  })
  @ApiOkResponse({ type: CampaignResponse, description: 'Nobody else gets it' })
  @ApiErrors(409)
  cancel(@Param('id', IdPipe) id: number): Promise<CampaignResponse> {
    return this.sending.cancel(id);
  }
}
