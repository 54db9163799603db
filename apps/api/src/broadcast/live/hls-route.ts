import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { HlsFiles } from './hls-files.ts';
import { LiveService } from './live.service.ts';

type HlsRequest = FastifyRequest<{ Params: { '*': string } }>;

/** `GET /hls/*`: the public stream on the address of this site, served while it is on the air or is expected back shortly. */
@Injectable()
export class HlsRoute implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: HlsFiles,
    private readonly live: LiveService,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.route({
      method: ['GET', 'HEAD'],
      url: '/hls/*',
      compress: false,
      handler: (request, reply) => this.answer(request as HlsRequest, reply),
    });
  }

  private async answer(request: HlsRequest, reply: FastifyReply): Promise<unknown> {
    await this.limits.admit('stream', clientAddress(request.ip));
    const { rtmpIsLive, isInterrupted } = await this.live.getBroadcastStatus();
    const file = rtmpIsLive || isInterrupted ? await this.files.find(request.params['*']) : null;
    if (!file) return reply.callNotFound();
    return reply
      .headers({
        'content-type': file.type,
        'content-length': file.body.length,
        'cache-control': file.isPlaylist ? 'public, max-age=1' : 'public, max-age=3600, immutable',
        etag: file.etag,
      })
      .send(request.method === 'HEAD' ? undefined : file.body);
  }
}
