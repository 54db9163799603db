import { apiPath } from '@ministry/api-client';

/** Published events that have not ended, soonest first, with shortened descriptions. */
export const eventsPath = apiPath('/api/events', { query: { view: 'summary', when: 'upcoming' } });
/** Published sermons, newest first, with shortened descriptions. */
export const sermonsPath = apiPath('/api/sermons', { query: { view: 'summary' } });

/** What the assistant answers, as the office has set it. */
export const assistantPath = apiPath('/api/assistant');
