import type { GivingCategory } from './giving.copy.ts';

/** Dollars that the form offers (DON-14). */
export const givingPresets = [25, 50, 100] as const;

/** Whose name a gift carries that came without one (DON-09). */
export const anonymousGiver = 'Anonymous';

/** 'Donation - general' (DON-12) */
export const givingDescription = (category: GivingCategory): string => `Donation - ${category}`;

/** How a gift reached the office. */
export const officeMethods = { cash: 'Cash', 'mobile-money': 'Mobile money', bank: 'Bank', cheque: 'Cheque' } as const;
export type OfficeMethod = keyof typeof officeMethods;
export const officeMethodSlugs = /* @__PURE__ */ Object.keys(officeMethods) as OfficeMethod[];

/** Of a bank deposit: longest input in characters, most entries, largest amount in whole shillings. */
export const depositLimits = { account: 100, reference: 60, note: 1_000, entries: 500, amount: 2_000_000_000 } as const;

/** The reference as a giver reads it: the last eight characters (DON-22). */
export const shortReference = (reference: string): string => reference.slice(-8);
