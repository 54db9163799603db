import type { ProjectDto } from '@ministry/api-client';
import { messages } from '@ministry/messages';

const copy = messages('projectStatuses', {
  inProgress: 'In Progress',
  active: 'Active',
  planning: 'Planning',
  development: 'Development',
  ongoing: 'Ongoing',
});

/** How far a project is, by the words that the API uses. */
export const projectStatusLabels: Readonly<Record<ProjectDto['status'], string>> = {
  'In Progress': copy.inProgress,
  Active: copy.active,
  Planning: copy.planning,
  Development: copy.development,
  Ongoing: copy.ongoing,
};
