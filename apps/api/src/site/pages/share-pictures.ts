import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sitePictureAddress, storedPictureSize } from '@ministry/domain';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import { InProcessReads } from './in-process-reads.ts';
import { sharePicture } from './share-picture.ts';

/** `/share/{type}-{id}.jpg` */
const address = /^\/share\/(events|sermons|products)-(\d{1,9})\.jpg$/;
/** Number of cached pictures, each about 60 KB. */
const maxEntries = 60;

/** Pictures for shared links: of the site and of single events, sermons and products. Each is cached until its item gets another picture. */
@Injectable()
export class SharePictures {
  private readonly cached = new LRUCache<string, Promise<Buffer>>({ max: maxEntries });

  constructor(
    private readonly uploads: UploadsService,
    private readonly settings: SiteSettingsService,
    private readonly reads: InProcessReads,
  ) {}

  /** The requested JPEG; null if there is no such public item. */
  async find(request: FastifyRequest): Promise<Buffer | null> {
    const path = request.url;
    const own = this.settings.current.identity.sharePicture;
    if (own && path === sitePictureAddress(own)) return this.keep(`${path} ${own}`, () => this.make(own, 0));
    const [, type, id] = address.exec(path) ?? [];
    if (type === undefined || id === undefined) return null;
    const { status, body } = await this.reads.for(request).read(`/api/${type}/${id}`);
    if (status !== 200) return null;
    const { featuredImage = null, imageUrl = null } = body as {
      featuredImage?: string | null;
      imageUrl?: string | null;
    };
    const picture = featuredImage ?? imageUrl;
    return this.keep(`${type}-${id} ${picture ?? ''}`, () => this.make(picture, Number(id)));
  }

  private async make(picture: string | null, seed: number): Promise<Buffer> {
    const photo = picture === null ? null : await this.uploads.readPicture(picture);
    // If the file is not a readable picture any more, a dawn is drawn instead.
    try {
      return await sharePicture(photo, seed, picture === null ? null : storedPictureSize(picture));
    } catch {
      return sharePicture(null, seed);
    }
  }

  private keep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.cached.get(key);
    if (known) return known;
    const made = make();
    this.cached.set(key, made);
    made.catch(() => this.cached.delete(key));
    return made;
  }
}
