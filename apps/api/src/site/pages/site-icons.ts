import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type IconShape, siteIconAddress } from '@ministry/domain';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import { siteIcon } from './site-icon.ts';

const address = /^\/icons\/(any|full)-(180|192|512)-[0-9a-f]{24}\.png$/;
/** Enough for all icons of the current logo; nobody requests those of an earlier one. */
const maxEntries = 8;

/** Icons of the site that are drawn from the logo of the office. */
@Injectable()
export class SiteIcons {
  private readonly cached = new LRUCache<string, Promise<Buffer | null>>({ max: maxEntries });

  constructor(
    private readonly uploads: UploadsService,
    private readonly settings: SiteSettingsService,
  ) {}

  /** The PNG at an address; null if it is not an icon of the current logo. */
  async find(path: string): Promise<Buffer | null> {
    const [, shape, size] = address.exec(path) ?? [];
    const { logo } = this.settings.current.identity;
    if (!logo || path !== siteIconAddress(logo, shape as IconShape, Number(size))) return null;
    return this.draw(logo, shape as IconShape, Number(size));
  }

  /** The icon that systems request at well-known addresses; null without a logo. */
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
    // A file that is not a readable picture any more counts as no logo.
    return siteIcon(picture, shape, size).catch(() => null);
  }
}
