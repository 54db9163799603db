import { commonCopy as common } from '../../common.copy.ts';
import { familiesCopy as copy } from './families.copy.ts';

/** What a list or the map can be narrowed to (FAM-36). */
export const statuses = { all: copy.anyStatus, active: common.active, inactive: copy.inactive };
