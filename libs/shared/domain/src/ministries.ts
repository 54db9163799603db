import { contentLimits } from './content.ts';

/** Names of the icons that a ministry can have. */
export const ministryIcons = [
  'children',
  'vocational',
  'crown',
  'eye',
  'remnant',
  'sisterhood',
  'church',
  'youth',
  'conference',
  'radio',
  'training',
] as const;
export type MinistryIconName = (typeof ministryIcons)[number];

/** Longest accepted input, in characters unless a unit is given; years are calendar years. */
export const ministryLimits = {
  ...contentLimits,
  name: 200,
  impact: 500,
  earliestYear: 1900,
  latestYear: 2100,
} as const;
