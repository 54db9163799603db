import { apiPath, type TeamTextsDto } from '@ministry/api-client';
import { drawnDescription, textOf } from '../../app/drawn-text.ts';
import type { DrawnRead } from '../../app/page.tsx';

export const teamPagePath = apiPath('/api/site/team-page');

/** The texts of the page, from its sections; the description from the head of the document. */
export const drawnTeam: DrawnRead<TeamTextsDto> = {
  path: teamPagePath,
  from: (page) => ({
    description: drawnDescription(),
    lead: textOf(page, 'h1 + p'),
    closingText: textOf(page, '#closing + p'),
  }),
};
