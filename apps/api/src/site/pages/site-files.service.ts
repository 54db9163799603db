import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { textStream } from '../../platform/http/text-stream.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { InProcessReads } from './in-process-reads.ts';
import { installation } from './installation.ts';
import { securityText } from './security-text.ts';
import { SharePictures } from './share-pictures.ts';
import { Sitemap } from './sitemap.ts';

/** Answers what search engines and messengers fetch beside the pages. */
@Injectable()
export class SiteFilesService {
  constructor(
    private readonly limits: RateLimits,
    private readonly sitemap: Sitemap,
    private readonly reads: InProcessReads,
    private readonly sharePictures: SharePictures,
    private readonly settings: SiteSettingsService,
  ) {}

  securityText(publicUrl: string): string {
    return securityText(this.settings.current.identity.email, publicUrl);
  }

  /** The web app manifest. */
  installation(): string {
    return installation(this.settings.current.identity);
  }

  /** @param part without one, what all search engines ask for first */
  async answerSitemap(request: FastifyRequest, reply: FastifyReply, part?: string): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const pieces = part === undefined ? await this.sitemap.whole() : await this.sitemap.part(part);
    if (!pieces) return reply.callNotFound() as unknown as FastifyReply;
    const xml = await textStream(pieces);
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  }

  async answerSharePicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const picture = await this.sharePictures.find(request.url, this.reads.for(request).read);
    if (!picture) return reply.callNotFound() as unknown as FastifyReply;
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(picture);
  }
}
