import type { MinistryIconName } from '@ministry/domain';

/** What each mark shows, in words. */
export const iconNames: Record<MinistryIconName, string> = {
  church: 'Church',
  children: 'Children',
  youth: 'Youth',
  sisterhood: 'Sisterhood',
  crown: 'Crown',
  remnant: 'Remnant',
  eye: 'Eye care',
  vocational: 'Vocational skills',
  training: 'Training',
  conference: 'Conference',
  radio: 'Radio',
};
