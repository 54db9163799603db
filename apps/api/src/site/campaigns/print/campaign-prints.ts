import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { print } from '../../../platform/print/print-thread.ts';
import { SiteSettingsService } from '../../../platform/site-settings/site-settings.service.ts';
import type { CampaignTextRequest } from '../campaign.dto.ts';
import { CampaignContent } from '../campaign-content.ts';
import type { CampaignTask } from './campaign-program.ts';

/** A newsletter on paper and as a picture, for people whom e-mail does not reach. */
@Injectable()
export class CampaignPrints {
  constructor(
    private readonly content: CampaignContent,
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
  ) {}

  bulletin(text: CampaignTextRequest): Promise<Buffer> {
    return this.draw('bulletin', text);
  }

  picture(text: CampaignTextRequest): Promise<Buffer> {
    return this.draw('picture', text);
  }

  private async draw(as: CampaignTask['as'], { subject, body }: CampaignTextRequest): Promise<Buffer> {
    const content = await this.content.fill(body);
    const { identity } = this.settings.current;
    const task: CampaignTask = { as, subject, content, identity, siteUrl: this.config.publicUrl };
    return print('campaign', task);
  }
}
