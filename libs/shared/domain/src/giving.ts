import type { GivingCategory } from './giving.copy.ts';

/** Amounts in dollars that the form suggests (DON-14). */
export const givingPresets = [25, 50, 100] as const;

/** Name of the donor if none was given (DON-09). */
export const anonymousDonor = 'Anonymous';

/** 'Donation - general' (DON-12) */
export const givingDescription = (category: GivingCategory): string => `Donation - ${category}`;

/** How a gift reached the office. */
export const officeMethods = { cash: 'Cash', 'mobile-money': 'Mobile money', bank: 'Bank', cheque: 'Cheque' } as const;
export type OfficeMethod = keyof typeof officeMethods;
export const officeMethodSlugs = /* @__PURE__ */ Object.keys(officeMethods) as OfficeMethod[];

/** Limits of a bank deposit: longest input in characters, most ledger entries, largest amount in whole shillings. */
export const depositLimits = { account: 100, reference: 60, note: 1_000, entries: 500, amount: 2_000_000_000 } as const;

/** The part of a reference that donors see: its last eight characters (DON-22). */
export const shortReference = (reference: string): string => reference.slice(-8);
