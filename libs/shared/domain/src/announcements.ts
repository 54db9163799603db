import { contentLimits } from './content.ts';

export const announcementPriorities = ['low', 'medium', 'high'] as const;
export type AnnouncementPriority = (typeof announcementPriorities)[number];

/** Longest accepted input, in characters. */
export const announcementLimits = { ...contentLimits, content: 20_000 } as const;

/** Page size of the list on the site. */
export const announcementsPerPage = 12;
