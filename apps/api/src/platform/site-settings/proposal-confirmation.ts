import { confirmationWaitHours, type GivingWay, type SiteGiving } from '@ministry/domain';
import type { StaffHolder } from '../auth/staff-directory.ts';

/** A change that is not public until it is confirmed. */
export interface GivingProposal extends SiteGiving {
  /** Username */
  by: string;
  /** ISO 8601 */
  at: string;
}

/** Content of the row: the public ways of giving, who proposed and confirmed them, and the pending proposal. */
export interface StoredGiving extends SiteGiving {
  proposedBy: string | null;
  confirmedBy: string | null;
  confirmedAt: string | null;
  proposal: GivingProposal | null;
}

/** The ways of giving of a site that has not set any. */
export const newGiving: StoredGiving = {
  giveUrl: null,
  ways: [],
  proposedBy: null,
  confirmedBy: null,
  confirmedAt: null,
  proposal: null,
};

export const shownGiving = ({ giveUrl, ways }: SiteGiving): SiteGiving => ({ giveUrl, ways });

/** Copies the fields in a fixed order, so that equal ways have equal JSON. */
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
 * `now`: the caller may confirm. `later`: the caller may confirm from `from` on. `other`: only one of `confirmers` may.
 */
export interface ProposalConfirmation {
  state: 'now' | 'later' | 'other';
  from: Date | null;
  confirmers: string[];
}

const waitMs = confirmationWaitHours * 3_600_000;
const after = (time: Date): Date => new Date(time.getTime() + waitMs);

/**
 * Tells whether the caller may confirm a proposal. Another account may if it and its password are at least a day old, because
 * somebody who has taken over one account could create a second one. If no other account has the permission, the proposer may
 * confirm a day after the proposal, which was announced by e-mail.
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
