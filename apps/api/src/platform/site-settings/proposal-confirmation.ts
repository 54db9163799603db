import { confirmationWaitHours, type GivingWay, type SiteGiving } from '@ministry/domain';
import type { StaffHolder } from '../auth/staff-directory.ts';

/** A change that nobody is told of before another account has confirmed it. */
export interface GivingProposal extends SiteGiving {
  /** Username */
  by: string;
  /** ISO 8601 */
  at: string;
}

/** What the row holds: what everybody is told, who stands behind it, and what waits. */
export interface StoredGiving extends SiteGiving {
  proposedBy: string | null;
  confirmedBy: string | null;
  confirmedAt: string | null;
  proposal: GivingProposal | null;
}

/** Of a site that has not set any. */
export const newGiving: StoredGiving = {
  giveUrl: null,
  ways: [],
  proposedBy: null,
  confirmedBy: null,
  confirmedAt: null,
  proposal: null,
};

export const shownGiving = ({ giveUrl, ways }: SiteGiving): SiteGiving => ({ giveUrl, ways });

/** Field by field: two of the same are the same text. */
export const toWay = ({ kind, provider, accountName, number, branch, swift, note }: GivingWay): GivingWay => ({
  kind,
  provider,
  accountName,
  number,
  branch,
  swift,
  note,
});

/**
 * `now`: who asks may confirm. `later`: from `from` on. `other`: only somebody else may, one of `confirmers`.
 */
export interface ProposalConfirmation {
  state: 'now' | 'later' | 'other';
  from: Date | null;
  confirmers: string[];
}

const waitMs = confirmationWaitHours * 3_600_000;
const after = (time: Date): Date => new Date(time.getTime() + waitMs);

/**
 * Who may confirm a proposal. Somebody else, whose account and password are a day old: anyone who has taken over one account
 * could make a second one. Where nobody else has the permission, the same person a day after the proposal, of which all
 * were told by mail.
 */
export function confirmationOf(
  { by, at }: Pick<GivingProposal, 'by' | 'at'>,
  me: string,
  holders: readonly StaffHolder[],
  now: Date,
): ProposalConfirmation {
  const confirmers = holders.filter(({ username }) => username !== by);
  const names = confirmers.map(({ username }) => username);
  const own = confirmers.find(({ username }) => username === me);
  if (by !== me && !own) return { state: 'other', from: null, confirmers: names };
  if (by === me && confirmers.length > 0) return { state: 'other', from: null, confirmers: names };
  const from = after(own ? own.settledAt : new Date(at));
  return from <= now ? { state: 'now', from: null, confirmers: names } : { state: 'later', from, confirmers: names };
}
