import { counted } from '../../components/counted.ts';
import { familiesCopy as copy } from './families.copy.ts';

/** What a list or the map can be narrowed to (FAM-36). */
export const statuses = { all: copy.anyStatus, active: 'Active', inactive: 'Inactive' };

/** @param message what went wrong (FAM-44) */
export const loadFailed = (message: string): string => copy.failedToFetchFamilies({ message });

/** '1 family', '1,200 families' */
export const countedFamilies = (count: number): string => counted(count, 'family', 'families');
