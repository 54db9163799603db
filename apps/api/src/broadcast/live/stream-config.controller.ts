import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  RtmpConfigQuery,
  RtmpConfigResponse,
  StreamConfigRequest,
  StreamConfigResponse,
  StreamKeyQuery,
  StreamKeyResponse,
} from './stream-config.dto.ts';
import { StreamConfigService } from './stream-config.service.ts';

@ApiTags('Media team')
@Controller()
@Permission('media.broadcast')
@RateClass('media')
export class StreamConfigController {
  constructor(private readonly configs: StreamConfigService) {}

  @Get('rtmp/config')
  @ApiOperation({
    operationId: 'getRtmpConfig',
    summary: 'Get the settings of the encoder for our own stream; also checks a credential of the media team',
    description: 'The stream key is masked, because every login requests this; `reveal=true` returns it unmasked.',
  })
  @ApiOkResponse({ type: RtmpConfigResponse, description: 'The addresses, and the key, masked or unmasked' })
  @ApiErrors(409)
  rtmp(@Query() { reveal }: RtmpConfigQuery): Promise<RtmpConfigResponse> {
    return this.configs.rtmp(reveal === 'true');
  }

  @Get('media/stream-config')
  @ApiOperation({
    operationId: 'getStreamConfig',
    summary: 'Get the addresses to which both sources are sent and at which they are watched, with masked keys',
  })
  @ApiOkResponse({ type: StreamConfigResponse, description: 'Both sources, with masked keys' })
  get(): Promise<StreamConfigResponse> {
    return this.configs.get();
  }

  @Post('media/stream-config')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'saveStreamConfig',
    summary: 'Update one source; fields that are left out, and a key that is sent masked, stay as they are',
  })
  @ApiOkResponse({ type: StreamConfigResponse, description: 'Both updated sources, with masked keys' })
  save(@Body() request: StreamConfigRequest): Promise<StreamConfigResponse> {
    return this.configs.save(request);
  }

  @Get('media/stream-key')
  @ApiOperation({
    operationId: 'revealStreamKey',
    summary:
      'Get an unmasked stream key; the audit log records who requested it. 409 NO_KEY, or KEY_UNREADABLE if SECRET_KEY has changed',
  })
  @ApiOkResponse({ type: StreamKeyResponse, description: 'The unmasked key' })
  @ApiErrors(409)
  reveal(@Query() { type }: StreamKeyQuery): Promise<StreamKeyResponse> {
    return this.configs.reveal(type);
  }

  @Post('media/stream-key/rotate')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateStreamKey',
    summary: 'Create a new key for our own stream; an encoder that uses the old one is disconnected',
  })
  @ApiOkResponse({ type: StreamKeyResponse, description: 'The new key, unmasked' })
  @ApiErrors(413, 415)
  rotate(): Promise<StreamKeyResponse> {
    return this.configs.rotate();
  }
}
