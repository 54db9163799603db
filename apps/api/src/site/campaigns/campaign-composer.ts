import { Injectable } from '@nestjs/common';
import { campaignBlocks, campaignLimits, textParts } from '@ministry/domain';
import { Unsubscriptions } from '../../people/newsletter/unsubscriptions.ts';
import { Config } from '../../platform/config/config.ts';
import type { NewMessage } from '../../platform/outbox/new-message.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { Campaign } from './campaign.entity.ts';
import { noBlocksInText, tooLongAsMail, tooLongAsText } from './campaign.errors.ts';
import { CampaignContent } from './campaign-content.ts';
import { campaignHtml, campaignText } from './campaign-mail.ts';

/** Bytes of a mail, without the room that its blocks and the column still need. */
const maxBytes = 50_000;
/** Stands for the address of a reader in a mail that is made once for many. */
const placeOfLink = 'https://unsubscribe.invalid/';

export type CampaignText = Pick<Campaign, 'subject' | 'body'>;

/** A text message, as the office wrote it. */
export const composeText = ({ body }: Pick<Campaign, 'body'>) => ({
  addressTo: (recipient: string): NewMessage => ({ channel: 'text', recipient, text: body }),
});

/** Makes mails of what the office has written. */
@Injectable()
export class CampaignComposer {
  constructor(
    private readonly content: CampaignContent,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
  ) {}

  /** Made once, and addressed to each reader. */
  async compose({ subject, body }: CampaignText, reason: string) {
    const content = await this.content.fill(body);
    const frame = {
      subject,
      reason,
      identity: this.settings.current.identity,
      siteUrl: this.config.publicUrl,
      unsubscribeUrl: placeOfLink,
    };
    const [text, html] = [campaignText(content, frame), campaignHtml(content, frame)];
    return {
      content,
      text,
      size: Buffer.byteLength(html),
      /** The link of a test ends nothing. */
      addressTo: (recipient: string, { isTest = false } = {}): NewMessage => {
        const { url, headers } = isTest ? this.unsubscriptions.linkOf('test') : this.unsubscriptions.linkFor(recipient);
        return {
          channel: 'email',
          recipient,
          subject,
          text: text.replaceAll(placeOfLink, () => url),
          html: html.replaceAll(placeOfLink, () => url),
          headers,
        };
      },
    };
  }

  /** @throws DomainError 400 where it is too long for a mail, or for text messages */
  async check({ channel, ...text }: CampaignText & Pick<Campaign, 'channel'>): Promise<void> {
    if (channel === 'text') {
      if (Object.values(campaignBlocks).some((line) => text.body.includes(line))) throw noBlocksInText();
      if (textParts(text.body) > campaignLimits.textParts) throw tooLongAsText();
      return;
    }
    if ((await this.compose(text, '')).size > maxBytes) throw tooLongAsMail();
  }
}
