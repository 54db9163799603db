import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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

  /** The first words of a part. @throws for a part that is there */
  async insert(setting: SiteSetting): Promise<void> {
    await this.settings.insert(setting);
  }

  /** False where somebody else has changed it since `version`. */
  async update({ part, ...columns }: SiteSetting, version: number): Promise<boolean> {
    const { affected } = await this.settings.update({ part, version }, columns);
    return affected === 1;
  }
}
