import { commonCopy as common } from '../../common.copy.ts';
import { familiesCopy as copy } from './families.copy.ts';

/** Status filter of the list and of the map (FAM-36). */
export const statuses = { all: copy.anyStatus, active: common.active, inactive: copy.inactive };
