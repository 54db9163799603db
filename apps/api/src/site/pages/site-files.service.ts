import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { InProcessReads } from './in-process-reads.ts';
import { SharePictures } from './share-pictures.ts';
import { ShellRenderer } from './shell-renderer.ts';
import { sitemap } from './sitemap.ts';

/** Answers what search engines and messengers fetch beside the pages. */
@Injectable()
export class SiteFilesService {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly shell: ShellRenderer,
    private readonly reads: InProcessReads,
    private readonly sharePictures: SharePictures,
  ) {}

  async answerSitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const xml = await sitemap(this.config.publicUrl, this.shell.publicPaths, this.reads.for(request).read);
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  }

  async answerSharePicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const picture = await this.sharePictures.find(request.url, this.reads.for(request).read);
    if (!picture) return reply.callNotFound() as unknown as FastifyReply;
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(picture);
  }
}
