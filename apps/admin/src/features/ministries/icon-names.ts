import type { MinistryIconName } from '@ministry/domain';
import { ministriesCopy as copy } from './ministries.copy.ts';

/** What each mark shows, in words. */
export const iconNames: Record<MinistryIconName, string> = {
  church: 'Church',
  children: 'Children',
  youth: 'Youth',
  sisterhood: 'Sisterhood',
  crown: 'Crown',
  remnant: 'Remnant',
  eye: copy.eyeCare,
  vocational: copy.vocationalSkills,
  training: 'Training',
  conference: 'Conference',
  radio: 'Radio',
};
