import { Injectable } from '@nestjs/common';
import { campaignBlocks, campaignLimits, textParts, type TranslationLanguage } from '@ministry/domain';
import { Unsubscriptions } from '../../people/newsletter/unsubscriptions.ts';
import { escapeHtml } from '../../platform/http/plain-page.ts';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import type { NewMessage } from '../../platform/outbox/new-message.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { type VisitorPage, VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import type { AnyText } from '../../platform/texts/sentence.ts';
import type { Campaign } from './campaign.entity.ts';
import { noBlocksInText, tooLongAsMail, tooLongAsText } from './campaign.errors.ts';
import { CampaignContent } from './campaign-content.ts';
import { campaignHtml, campaignText } from './campaign-mail.ts';

/** Maximum size of a mail in bytes; the database column has room left for blocks that become longer. */
const maxBytes = 50_000;
/** Placeholder for the unsubscribe link in a mail that is rendered once for many readers. */
const placeOfLink = 'https://unsubscribe.invalid/';

export type CampaignText = Pick<Campaign, 'subject' | 'body'>;

/** A rendered newsletter, in which the unsubscribe link is still a placeholder. */
interface WrittenMail {
  text: string;
  html: string;
}

/** The reader that a mail is addressed to. */
interface Addressing {
  /** Language of the texts around the newsletter; null: the original. */
  language?: TranslationLanguage | null;
  isTest?: boolean;
}

interface WrittenCampaign {
  addressTo(recipient: string, addressing?: Addressing): NewMessage;
}

/** A text message, as the office wrote it. */
export const composeText = ({ body }: Pick<Campaign, 'body'>): WrittenCampaign => ({
  addressTo: (recipient) => ({ channel: 'text', recipient, text: body }),
});

/** Turns the newsletters of the office into mails. */
@Injectable()
export class CampaignComposer {
  constructor(
    private readonly content: CampaignContent,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly settings: SiteSettingsService,
    private readonly pages: VisitorPages,
  ) {}

  /** Renders the mail once for each language of its readers, and addresses it to each reader. */
  async compose(campaign: CampaignText, reason: AnyText) {
    const content = await this.content.fill(campaign.body);
    const written = new Map<MessageLanguage, WrittenMail>();
    const mailIn = (page: VisitorPage): WrittenMail => {
      const mail = written.get(page.language) ?? this.write(campaign, content, reason, page);
      written.set(page.language, mail);
      return mail;
    };
    const original = mailIn(this.pages.in(null));
    return {
      content,
      text: original.text,
      size: Buffer.byteLength(original.html),
      /** The unsubscribe link of a test has no effect. */
      addressTo: (recipient: string, { language = null, isTest = false }: Addressing = {}): NewMessage => {
        const page = this.pages.in(language);
        const { text, html } = mailIn(page);
        const { url, headers } = isTest
          ? this.unsubscriptions.linkOf('test')
          : this.unsubscriptions.linkFor(recipient, page.language);
        return {
          channel: 'email',
          recipient,
          subject: campaign.subject,
          text: text.replaceAll(placeOfLink, () => url),
          html: html.replaceAll(placeOfLink, () => escapeHtml(url)),
          headers,
        };
      },
    };
  }

  private write(
    { subject }: CampaignText,
    content: Awaited<ReturnType<CampaignContent['fill']>>,
    reason: AnyText,
    page: VisitorPage,
  ): WrittenMail {
    const { identity } = this.settings.current;
    const frame = { subject, reason, identity, page, unsubscribeUrl: placeOfLink };
    return { text: campaignText(content, frame), html: campaignHtml(content, frame) };
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
