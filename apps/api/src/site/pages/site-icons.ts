import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type IconShape, siteIconAddress } from '@ministry/domain';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import { siteIcon } from './site-icon.ts';

const address = /^\/icons\/(any|full)-(180|192|512)-[0-9a-f]{24}\.png$/;
/** Those of the logo before are asked for by nobody. */
const maxEntries = 8;

/** Icons of the site that are drawn from the logo of the office. */
@Injectable()
export class SiteIcons {
  private readonly cached = new LRUCache<string, Promise<Buffer | null>>({ max: maxEntries });

  constructor(
    private readonly uploads: UploadsService,
    private readonly settings: SiteSettingsService,
  ) {}

  /** The PNG at an address; null where it is none of the logo of now. */
  async find(path: string): Promise<Buffer | null> {
    const [, shape, size] = address.exec(path) ?? [];
    const { logo } = this.settings.current.identity;
    if (!logo || path !== siteIconAddress(logo, shape as IconShape, Number(size))) return null;
    return this.draw(logo, shape as IconShape, Number(size));
  }

  /** The icon that systems ask for without being told where it is; null without a logo. */
  async own(shape: IconShape, size: number): Promise<Buffer | null> {
    const { logo } = this.settings.current.identity;
    return logo ? this.draw(logo, shape, size) : null;
  }

  private draw(logo: string, shape: IconShape, size: number): Promise<Buffer | null> {
    const key = siteIconAddress(logo, shape, size);
    const known = this.cached.get(key);
    if (known) return known;
    const drawn = this.make(logo, shape, size);
    this.cached.set(key, drawn);
    drawn.catch(() => this.cached.delete(key));
    return drawn;
  }

  private async make(logo: string, shape: IconShape, size: number): Promise<Buffer | null> {
    const picture = await this.uploads.readPicture(logo);
    if (!picture) return null;
    // A file that is no picture any more stands for none.
    return siteIcon(picture, shape, size).catch(() => null);
  }
}
