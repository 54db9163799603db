import { apiPath } from '@ministry/api-client';

/** The team, by sections. */
export const teamPath = apiPath('/api/site/team');
/** The leaders whom the home page shows. */
export const leadersPath = apiPath('/api/site/leaders');
/** The structure of offices, as an indented list. */
export const officesPath = apiPath('/api/site/offices');
