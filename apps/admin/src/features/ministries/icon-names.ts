import type { MinistryIconName } from '@ministry/domain';
import { ministriesCopy as copy } from './ministries.copy.ts';

/** What each mark shows, in words. */
export const iconNames: Record<MinistryIconName, string> = copy.icons;
