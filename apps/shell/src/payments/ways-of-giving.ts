import { apiPath } from '@ministry/api-client';

/** Numbers and accounts that gifts are sent to. */
export const waysOfGivingPath = apiPath('/api/site/ways-of-giving');
