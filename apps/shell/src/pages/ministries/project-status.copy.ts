import type { ProjectDto } from '@ministry/api-client';
import { messages } from '@ministry/messages';

const copy = messages('projectStatuses', {
  inProgress: 'In Progress',
  active: 'Active',
  planning: 'Planning',
  development: 'Development',
  ongoing: 'Ongoing',
});

/** Labels of the project statuses, by the value in the API. */
export const projectStatusLabels: Readonly<Record<ProjectDto['status'], string>> = {
  'In Progress': copy.inProgress,
  Active: copy.active,
  Planning: copy.planning,
  Development: copy.development,
  Ongoing: copy.ongoing,
};
