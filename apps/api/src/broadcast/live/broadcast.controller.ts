import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { BroadcastService } from './broadcast.service.ts';
import { ApproveStreamRequest, GoLiveRequest, MediaStreamResponse } from './media-stream.dto.ts';
import { MediaStreamService } from './media-stream.service.ts';

@ApiTags('Media team')
@Controller('media')
@Permission('media.broadcast')
@RateClass('media')
export class BroadcastController {
  constructor(
    private readonly broadcast: BroadcastService,
    private readonly stream: MediaStreamService,
  ) {}

  // Every console of a control booth polls this route every two seconds. A separate rate class keeps it from using up the limit of the buttons.
  @Get('stream')
  @RateClass('admin')
  @ApiOperation({
    operationId: 'getMediaStream',
    summary: 'Get what the encoder sends, what is approved and what is on the air',
  })
  @ApiOkResponse({ type: MediaStreamResponse, description: 'The stream, its approval and the broadcast' })
  get(): Promise<MediaStreamResponse> {
    return this.stream.get();
  }

  @Post('approve-stream')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'approveStream',
    summary: 'Approve the stream for broadcasting; the server records who approved it and when',
  })
  @ApiOkResponse({ type: MediaStreamResponse, description: 'The approved stream' })
  @ApiBody({ type: ApproveStreamRequest })
  async approve(): Promise<MediaStreamResponse> {
    await this.broadcast.approve();
    return this.stream.get();
  }

  @Post('withdraw-approval')
  @HttpCode(200)
  @ApiOperation({ operationId: 'withdrawApproval', summary: 'Withdraw the approval, and take the stream off the air' })
  @ApiOkResponse({ type: MediaStreamResponse, description: 'The stream, no longer approved' })
  @ApiErrors(413, 415)
  async withdraw(): Promise<MediaStreamResponse> {
    await this.broadcast.withdraw();
    return this.stream.get();
  }

  @Post('go-live')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'goLive',
    summary: 'Start the broadcast, or end it; 409 STREAM_NOT_APPROVED, NOTHING_CONFIGURED',
  })
  @ApiOkResponse({ type: MediaStreamResponse, description: 'The updated stream' })
  @ApiErrors(409)
  async goLive(@Body() { status }: GoLiveRequest): Promise<MediaStreamResponse> {
    await (status === 'live' ? this.broadcast.goLive() : this.broadcast.end());
    return this.stream.get();
  }
}
