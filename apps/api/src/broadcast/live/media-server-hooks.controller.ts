import { Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { rawKept } from '../../platform/http/body-parsers.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { type MediaServerCall, ReceivedCall } from './media-server-call.ts';
import { SrsAcceptedResponse } from './media-server-hooks.dto.ts';
import { MediaServerHooks } from './media-server-hooks.service.ts';

const anything = { required: false, schema: { type: 'object', additionalProperties: true } } as const;
const Secret = ApiQuery({
  name: 'secret',
  required: false,
  type: String,
  description: 'MEDIA_SERVER_SECRET; calls without it are refused',
});

/** Callbacks in which an external media server asks whether an encoder may publish. If anything goes wrong here, the encoder is refused. */
@ApiTags('Media server')
@Controller('media-server')
@Public()
@RateClass('hook')
export class MediaServerHooksController {
  constructor(private readonly hooks: MediaServerHooks) {}

  @Post('srs')
  @AnyQuery()
  @HttpCode(200)
  @RouteConfig(rawKept)
  @Secret
  @ApiBody(anything)
  @ApiOperation({ operationId: 'callBySrs', summary: 'Receive on_publish, on_unpublish and on_dvr from SRS' })
  @ApiOkResponse({ type: SrsAcceptedResponse, description: 'Accepted' })
  srs(@ReceivedCall() call: MediaServerCall): Promise<SrsAcceptedResponse> {
    return this.hooks.srs(call);
  }

  @Post('nginx')
  @AnyQuery()
  @HttpCode(204)
  @RouteConfig(rawKept)
  @Secret
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody(anything)
  @ApiOperation({
    operationId: 'callByNginx',
    summary: 'Receive on_publish and on_publish_done from the RTMP module of nginx',
  })
  @ApiNoContentResponse({ description: 'Accepted' })
  nginx(@ReceivedCall() call: MediaServerCall): Promise<void> {
    return this.hooks.nginx(call);
  }
}
