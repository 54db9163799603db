import { messages } from '@ministry/messages';

/** Labels of how far a project is. */
export const projectStatusLabels = messages('projectStatuses', {
  'In Progress': 'In Progress',
  Active: 'Active',
  Planning: 'Planning',
  Development: 'Development',
  Ongoing: 'Ongoing',
});
