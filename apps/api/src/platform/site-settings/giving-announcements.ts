import { Injectable } from '@nestjs/common';
import type { StaffHolder } from '../auth/staff-directory.ts';
import { Config } from '../config/config.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { givingEmail, type GivingNews } from './giving-email.ts';
import { SiteSettingsService } from './site-settings.service.ts';

/** Announces a change of the ways of giving: to the office by e-mail and, once confirmed, on the public site. */
@Injectable()
export class GivingAnnouncements {
  constructor(
    private readonly outbox: OutboxService,
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
  ) {}

  /** Must run in the transaction of the change. The office's address is included because it may be the only one. */
  async announce(news: GivingNews, holders: readonly StaffHolder[]): Promise<void> {
    const { identity } = this.settings.current;
    const addresses = [identity.email, ...holders.flatMap(({ email }) => email ?? [])];
    for (const address of new Set(addresses.map((each) => each.toLowerCase())))
      await this.outbox.enqueue(givingEmail(news, address, { identity, publicUrl: this.config.publicUrl }));
    if (news.event === 'confirmed') this.settings.replaceAfterCommit({ giving: news.after });
  }
}
