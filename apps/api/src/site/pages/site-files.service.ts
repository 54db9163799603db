import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IconShape } from '@ministry/domain';
import { clientAddress } from '../../platform/http/client-address.ts';
import { textStream } from '../../platform/http/text-stream.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { installation } from './installation.ts';
import { securityText } from './security-text.ts';
import { SharePictures } from './share-pictures.ts';
import { SiteIcons } from './site-icons.ts';
import { Sitemap } from './sitemap.ts';

interface Icon {
  type: string;
  content: Buffer;
}

/** Serves the files that search engines, messengers and devices request in addition to the pages. */
@Injectable()
export class SiteFilesService {
  constructor(
    private readonly limits: RateLimits,
    private readonly sitemap: Sitemap,
    private readonly sharePictures: SharePictures,
    private readonly settings: SiteSettingsService,
    private readonly icons: SiteIcons,
  ) {}

  securityText(publicUrl: string): string {
    return securityText(this.settings.current.identity.email, publicUrl);
  }

  /** The web app manifest, for the pages in `asked` if that is an offered language, otherwise for the English pages. */
  installation(asked: unknown): string {
    const { identity, languages } = this.settings.current;
    return installation(
      identity,
      languages.offered.find((language) => language === asked),
    );
  }

  async answerIcon(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const icon = await this.icons.find(request.url);
    if (!icon) return reply.callNotFound() as unknown as FastifyReply;
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(icon);
  }

  /** An icon at a well-known address: drawn from the logo, or the icon of the product. */
  async answerOwnIcon(reply: FastifyReply, [shape, size]: [IconShape, number], usual: Icon): Promise<FastifyReply> {
    const icon = await this.icons.own(shape, size);
    return reply
      .type(icon ? 'image/png' : usual.type)
      .header('cache-control', 'public, max-age=86400')
      .send(icon ?? usual.content);
  }

  /** @param part name of a part; left out for `/sitemap.xml`, which search engines request first */
  async answerSitemap(request: FastifyRequest, reply: FastifyReply, part?: string): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const pieces = part === undefined ? await this.sitemap.whole() : await this.sitemap.part(part);
    if (!pieces) return reply.callNotFound() as unknown as FastifyReply;
    const xml = await textStream(pieces);
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  }

  async answerSharePicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const picture = await this.sharePictures.find(request);
    if (!picture) return reply.callNotFound() as unknown as FastifyReply;
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(picture);
  }
}
