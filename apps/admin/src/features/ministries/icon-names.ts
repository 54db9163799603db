import type { MinistryIconName } from '@ministry/domain';
import { ministriesCopy as copy } from './ministries.copy.ts';

/** Names of the icons. */
export const iconNames: Record<MinistryIconName, string> = copy.icons;
