import { Injectable } from '@nestjs/common';
import { StaffDirectory } from '../../platform/auth/staff-directory.ts';
import { noOwnAddress } from '../../platform/message-templates/message-templates.errors.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import type { CampaignTestResponse, CampaignTextRequest } from './campaign.dto.ts';
import { CampaignComposer } from './campaign-composer.ts';

/** Sends a newsletter to its writer only, before it is sent to anybody else. */
@Injectable()
export class CampaignTests {
  constructor(
    private readonly composer: CampaignComposer,
    private readonly outbox: OutboxService,
    private readonly staff: StaffDirectory,
  ) {}

  /** @throws DomainError 400, 409 NO_OWN_ADDRESS */
  async send(text: CampaignTextRequest, username: string): Promise<CampaignTestResponse> {
    const holders = await this.staff.holders('newsletter.manage');
    const recipient = holders.find((holder) => holder.username === username)?.email;
    if (!recipient) throw noOwnAddress();
    await this.composer.check({ ...text, channel: 'email' });
    const mail = await this.composer.compose(text, 'This is a test. Only you received it.');
    await this.outbox.enqueue({ ...mail.addressTo(recipient, { isTest: true }), subject: `Test: ${text.subject}` });
    return { recipient };
  }
}
