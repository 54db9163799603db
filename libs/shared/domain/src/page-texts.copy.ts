import { messages } from '@ministry/messages';
import type { ProjectStatus } from './page-texts.ts';

const copy = messages('projectStatuses', {
  inProgress: 'In Progress',
  active: 'Active',
  planning: 'Planning',
  development: 'Development',
  ongoing: 'Ongoing',
});

/** How far a project is, by the words that the API uses. */
export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  'In Progress': copy.inProgress,
  Active: copy.active,
  Planning: copy.planning,
  Development: copy.development,
  Ongoing: copy.ongoing,
};
