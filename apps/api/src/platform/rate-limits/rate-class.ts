import { SetMetadata } from '@nestjs/common';

/** Rate limit of one caller: requests within a number of seconds, and at the same time. */
export interface Allowance {
  requests: number;
  seconds: number;
  /** Most requests at the same time; unset: no limit. */
  atOnce?: number;
  /** Most requests a minute from all addresses together, divided fairly among networks. Invalid requests are not counted. Unset: no limit. */
  allPerMinute?: number;
  /** Each process counts these requests separately, not in Redis. */
  isRead?: true;
}

/** The limits per address are high, because a whole village may share one address of its carrier. `PersonRateLimits` has low limits per person. */
export const rateClasses = {
  public: { requests: 1_200, seconds: 60, isRead: true },
  form: { requests: 60, seconds: 600, allPerMinute: 300 },
  /** Forms that reserve seats or stock. `registration` and `order` are counted separately, so that a rush on other forms does not block them. */
  registration: { requests: 60, seconds: 600, allPerMinute: 300 },
  order: { requests: 60, seconds: 600, allPerMinute: 300 },
  /** Requests with a secret code from a message or receipt. As many as for `form`, but counted separately. */
  code: { requests: 60, seconds: 600, allPerMinute: 300 },
  payment: { requests: 30, seconds: 600 },
  admin: { requests: 600, seconds: 60 },
  bulk: { requests: 30, seconds: 60 },
  upload: { requests: 120, seconds: 3_600, atOnce: 2 },
  /** Pieces of a resumable upload. A file of 1 GB has 128 of them; a piece is sent again after a lost connection. */
  piece: { requests: 2_400, seconds: 3_600, atOnce: 4 },
  /** Stored pictures and recordings. A page of an album requests fifty, and a player requests the same file many times. */
  file: { requests: 6_000, seconds: 60, isRead: true },
  /** The live stream and its status. Each viewer sends 60 requests a minute, and a whole town may share an address. */
  stream: { requests: 60_000, seconds: 60, isRead: true },
  media: { requests: 120, seconds: 60 },
  hook: { requests: 600, seconds: 60 },
} as const satisfies Record<string, Allowance>;

export type RateClassName = keyof typeof rateClasses;

export const rateClassKey = 'rate-class';

/** Sets the rate limit of a route. Default: `admin` for staff routes; on public routes, `public` for reads and `form` for writes. */
export const RateClass = (name: RateClassName): MethodDecorator & ClassDecorator => SetMetadata(rateClassKey, name);
