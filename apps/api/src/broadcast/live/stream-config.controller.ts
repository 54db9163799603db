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
    summary: 'What the encoder is told of our own stream; also checks a credential of the media team',
    description: 'The stream key is masked, since this is asked at each login; `reveal=true` answers it in clear.',
  })
  @ApiOkResponse({ type: RtmpConfigResponse, description: 'The addresses, and the key masked or in clear' })
  @ApiErrors(409)
  rtmp(@Query() { reveal }: RtmpConfigQuery): Promise<RtmpConfigResponse> {
    return this.configs.rtmp(reveal === 'true');
  }

  @Get('media/stream-config')
  @ApiOperation({ operationId: 'getStreamConfig', summary: 'Where both sources are sent and watched, keys masked' })
  @ApiOkResponse({ type: StreamConfigResponse, description: 'Both sources, keys masked' })
  get(): Promise<StreamConfigResponse> {
    return this.configs.get();
  }

  @Post('media/stream-config')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'saveStreamConfig',
    summary: 'Set up one source; what is left out, and a key that is sent masked, stays as it is',
  })
  @ApiOkResponse({ type: StreamConfigResponse, description: 'Both sources as they are now, keys masked' })
  save(@Body() request: StreamConfigRequest): Promise<StreamConfigResponse> {
    return this.configs.save(request);
  }

  @Get('media/stream-key')
  @ApiOperation({
    operationId: 'revealStreamKey',
    summary:
      'A stream key in clear; who asked is kept in the audit log. 409 NO_KEY, or KEY_UNREADABLE when SECRET_KEY has changed',
  })
  @ApiOkResponse({ type: StreamKeyResponse, description: 'The key in clear' })
  @ApiErrors(409)
  reveal(@Query() { type }: StreamKeyQuery): Promise<StreamKeyResponse> {
    return this.configs.reveal(type);
  }

  @Post('media/stream-key/rotate')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateStreamKey',
    summary: 'Make a new key for our own stream; an encoder that uses the old one is disconnected',
  })
  @ApiOkResponse({ type: StreamKeyResponse, description: 'The new key in clear' })
  @ApiErrors(413, 415)
  rotate(): Promise<StreamKeyResponse> {
    return this.configs.rotate();
  }
}
