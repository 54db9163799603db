import { apiPath } from '@ministry/api-client';

/** Published events that have not ended, soonest first, with shortened descriptions. */
export const eventsPath = apiPath('/api/events', { query: { view: 'summary', when: 'upcoming' } });
/** Published sermons, newest first, with shortened descriptions. */
export const sermonsPath = apiPath('/api/sermons', { query: { view: 'summary' } });

/** Settings of the assistant: the replies that the office has written. */
export const assistantPath = apiPath('/api/assistant');
