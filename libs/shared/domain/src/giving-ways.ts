/** How a gift can be sent without the form. */
export const givingWayKinds = { 'mobile-money': 'Mobile money', bank: 'Bank account' } as const;
export type GivingWayKind = keyof typeof givingWayKinds;

/** A number or an account of the church that gifts are sent to. */
export interface GivingWay {
  kind: GivingWayKind;
  /** 'MTN Mobile Money', 'Stanbic Bank Uganda' */
  provider: string;
  /** Name of the account holder, as a phone shows it before the PIN is typed. */
  accountName: string;
  /** As it is shown; for mobile money, a phone number or a merchant code. */
  number: string;
  /** Branch of a bank; may be empty. */
  branch: string;
  /** SWIFT/BIC of a bank; may be empty. */
  swift: string;
  /** May be empty. */
  note: string;
}

/** Where gifts are sent. A change is a proposal that another account must confirm (ADR 46). */
export interface SiteGiving {
  /** External address for gifts. null: the address in the settings of the server (GIVE_URL) or, without one, the contact page. */
  giveUrl: string | null;
  ways: readonly GivingWay[];
}

/** Longest accepted input in characters, and the largest number of ways. */
export const givingLimits = {
  ways: 10,
  provider: 60,
  accountName: 80,
  number: 40,
  branch: 60,
  swift: 11,
  note: 120,
  url: 300,
} as const;

/** Hours that an account must exist before it may confirm a proposal; also how long the proposer waits if nobody else can confirm it. */
export const confirmationWaitHours = 24;

/** 'MTN Mobile Money: +256 772 123 456 (Grace Church)' */
export const givingWayLine = ({ provider, number, accountName, branch, swift, note }: GivingWay): string =>
  [`${branch ? `${provider}, ${branch}` : provider}: ${number} (${accountName})`, swift ? `SWIFT ${swift}` : '', note]
    .filter((part) => part !== '')
    .join('. ');
