import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDuplicateKey } from '../database/errors.ts';
import { type SettingsPart, SiteSetting } from './site-setting.entity.ts';

@Injectable()
export class SiteSettingsRepository {
  constructor(@InjectRepository(SiteSetting) private readonly settings: Repository<SiteSetting>) {}

  all(): Promise<SiteSetting[]> {
    return this.settings.find();
  }

  find(part: SettingsPart): Promise<SiteSetting | null> {
    return this.settings.findOneBy({ part });
  }

  /** Replaces `before`. Returns false if another request was first. */
  async replace(next: SiteSetting, before: SiteSetting | null): Promise<boolean> {
    if (before) return this.update(next, before.version);
    try {
      await this.settings.insert(next);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Returns false if another request has changed the row since `version`. */
  async update({ part, ...columns }: SiteSetting, version: number): Promise<boolean> {
    const { affected } = await this.settings.update({ part, version }, columns);
    return affected === 1;
  }
}
