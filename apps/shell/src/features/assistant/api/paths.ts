/** Published events that have not ended, soonest first, with shortened descriptions. */
export const eventsPath = '/api/events?view=summary&when=upcoming';
/** Published sermons, newest first, with shortened descriptions. */
export const sermonsPath = '/api/sermons?view=summary';
