import { Injectable } from '@nestjs/common';
import type { SiteGiving } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { StaffDirectory, type StaffHolder } from '../auth/staff-directory.ts';
import { Database } from '../database/database.ts';
import { invalid } from '../errors/domain-error.ts';
import type { SiteGivingRequest, SiteGivingResponse } from './giving.dto.ts';
import { GivingAnnouncements } from './giving-announcements.ts';
import { givingProblems, toGiving } from './giving-rules.ts';
import {
  confirmationOf,
  type GivingProposal,
  newGiving,
  shownGiving,
  type StoredGiving,
} from './proposal-confirmation.ts';
import type { SiteSetting } from './site-setting.entity.ts';
import { settingsTexts } from './site-settings.copy.ts';
import { confirmationRequired, noProposal, proposalPending, settingsConflict } from './site-settings.errors.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { changedOf, entityIds, settingEntity } from './site-settings-admin.service.ts';

/** One step of a change: what is stored, and what the audit log and the e-mail report. */
interface Step {
  action: 'proposed' | 'confirmed' | 'withdrawn' | 'rejected';
  next: StoredGiving;
  before: SiteGiving;
  after: SiteGiving;
}

const same = (one: SiteGiving, other: SiteGiving): boolean =>
  JSON.stringify(shownGiving(one)) === JSON.stringify(shownGiving(other));

/** The ways of giving. One account proposes a change and another confirms it, so that one stolen password cannot redirect gifts. */
@Injectable()
export class GivingService {
  constructor(
    private readonly repository: SiteSettingsRepository,
    private readonly staff: StaffDirectory,
    private readonly announcements: GivingAnnouncements,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async get(): Promise<SiteGivingResponse> {
    return toResponse(await this.repository.find('giving'), await this.holders());
  }

  /** @throws DomainError 400, 409 PROPOSAL_PENDING, 409 VERSION_CONFLICT */
  async propose({ version, ...sent }: SiteGivingRequest): Promise<SiteGivingResponse> {
    const problems = givingProblems(sent);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const proposed = toGiving(sent);
    const by = currentActor();
    return this.change(version, (giving) => {
      if (giving.proposal) throw proposalPending(giving.proposal.by);
      if (same(proposed, giving)) throw invalid({ ways: settingsTexts.waysSame });
      const proposal: GivingProposal = { ...proposed, by, at: new Date().toISOString() };
      return { action: 'proposed', next: { ...giving, proposal }, before: shownGiving(giving), after: proposed };
    });
  }

  /** @throws DomainError 404, 409 SECOND_LOOK_NEEDED, 409 VERSION_CONFLICT */
  async confirm(version: number): Promise<SiteGivingResponse> {
    const me = currentActor();
    return this.change(version, (giving, holders) => {
      const { proposal } = giving;
      if (!proposal) throw noProposal();
      const now = new Date();
      const look = confirmationOf(proposal, me, holders, now);
      if (look.state !== 'now') throw confirmationRequired(look, proposal.by === me);
      const after = shownGiving(proposal);
      const next = { ...after, proposedBy: proposal.by, confirmedBy: me, confirmedAt: now.toISOString() };
      return { action: 'confirmed', next: { ...next, proposal: null }, before: shownGiving(giving), after };
    });
  }

  /** Withdraws the caller's own proposal, or rejects that of another account. @throws DomainError 404, 409 VERSION_CONFLICT */
  async withdraw(version: number): Promise<SiteGivingResponse> {
    const me = currentActor();
    return this.change(version, (giving) => {
      const { proposal } = giving;
      if (!proposal) throw noProposal();
      return {
        action: proposal.by === me ? 'withdrawn' : 'rejected',
        next: { ...giving, proposal: null },
        before: shownGiving(proposal),
        after: shownGiving(giving),
      };
    });
  }

  private holders(): Promise<StaffHolder[]> {
    return this.staff.holders('giving.manage');
  }

  private change(
    version: number,
    step: (giving: StoredGiving, holders: readonly StaffHolder[]) => Step,
  ): Promise<SiteGivingResponse> {
    return this.database.transaction(async () => {
      const stored = await this.repository.find('giving');
      if ((stored?.version ?? 0) !== version) throw settingsConflict('giving', stored);
      const holders = await this.holders();
      const { action, next, before, after } = step(givingOf(stored), holders);
      const actor = currentActor();
      const row: SiteSetting = {
        part: 'giving',
        value: next,
        version: version + 1,
        updatedAt: new Date(),
        updatedBy: actor,
      };
      if (!(await this.repository.replace(row, stored)))
        throw settingsConflict('giving', await this.repository.find('giving'));
      await this.audit.record({
        action,
        entity: settingEntity,
        entityId: entityIds.giving,
        summary: `Change of the ways of giving ${action}`,
        before,
        after,
      });
      if (action === 'proposed' || action === 'confirmed')
        await this.announcements.announce({ event: action, actor, before, after }, holders);
      return toResponse(row, holders);
    });
  }
}

const givingOf = (stored: SiteSetting | null): StoredGiving => ({ ...newGiving, ...stored?.value });

function toResponse(stored: SiteSetting | null, holders: readonly StaffHolder[]): SiteGivingResponse {
  const { giveUrl, ways, proposedBy, confirmedBy, confirmedAt, proposal } = givingOf(stored);
  const look = proposal && confirmationOf(proposal, currentActor(), holders, new Date());
  return {
    giveUrl,
    ways: [...ways],
    proposedBy,
    confirmedBy,
    confirmedAt,
    ...(proposal &&
      look && {
        proposal: {
          giveUrl: proposal.giveUrl,
          ways: [...proposal.ways],
          proposedBy: proposal.by,
          proposedAt: proposal.at,
          confirmation: look.state,
          confirmableFrom: look.from?.toISOString() ?? null,
          confirmers: look.confirmers,
        },
      }),
    ...changedOf(stored),
  };
}
