import { apiPath, type TeamTextsDto } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { renderedDescription, textOf } from '../../app/rendered-text.ts';

export const teamPagePath = apiPath('/api/site/team-page');

/** Reads the texts of the page back from its sections, and the description from the head of the document. */
export const renderedTeam: RenderedRead<TeamTextsDto> = {
  path: teamPagePath,
  parse: (page) => ({
    description: renderedDescription(),
    lead: textOf(page, 'h1 + p'),
    closingText: textOf(page, '#closing + p'),
  }),
};
