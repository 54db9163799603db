import { SetMetadata } from '@nestjs/common';

/** How often one address may ask: requests within seconds, and how many at the same time. */
export interface Allowance {
  requests: number;
  seconds: number;
  /** Requests under way at the same time; unset: any number. */
  atOnce?: number;
  /** Requests a minute from all addresses together, shared by network and without those that were not valid; unset: any number. */
  allPerMinute?: number;
  /** Each process counts it by itself. */
  isRead?: true;
}

/** A village shares one carrier address: loose per address here, tight per person in `PersonRateLimits`. */
export const rateClasses = {
  public: { requests: 1_200, seconds: 60, isRead: true },
  form: { requests: 60, seconds: 600, allPerMinute: 300 },
  /** Forms that take seats and units of stock: counted apart, so that no rush elsewhere closes them. */
  registration: { requests: 60, seconds: 600, allPerMinute: 300 },
  order: { requests: 60, seconds: 600, allPerMinute: 300 },
  /** Asking with a code what has been answered: as often as a form, counted apart from it. */
  code: { requests: 60, seconds: 600, allPerMinute: 300 },
  payment: { requests: 30, seconds: 600 },
  admin: { requests: 600, seconds: 60 },
  bulk: { requests: 30, seconds: 60 },
  upload: { requests: 120, seconds: 3_600, atOnce: 2 },
  /** Pieces of uploads that were begun: a file of 1 GB comes in 128 of them, and again after each broken line. */
  piece: { requests: 2_400, seconds: 3_600, atOnce: 4 },
  /** Stored pictures and recordings: a page of an album asks for fifty, and a player for the same file again and again. */
  file: { requests: 6_000, seconds: 60, isRead: true },
  /** The live stream and whether it is on: one who watches asks 60 times a minute, and a whole town may share an address. */
  stream: { requests: 60_000, seconds: 60, isRead: true },
  media: { requests: 120, seconds: 60 },
  hook: { requests: 600, seconds: 60 },
} as const satisfies Record<string, Allowance>;

export type RateClassName = keyof typeof rateClasses;

export const rateClassKey = 'rate-class';

/** How often this route may be asked. Undeclared: `admin` where staff sign in, else `public` for reads and `form` for writes. */
export const RateClass = (name: RateClassName): MethodDecorator & ClassDecorator => SetMetadata(rateClassKey, name);
