import { apiPath, type LiveTextsDto } from '@ministry/api-client';
import { drawnDescription, textOf } from '../../app/drawn-text.ts';
import type { DrawnRead } from '../../app/page.tsx';

export const livePagePath = apiPath('/api/site/live-page');

/** The texts of the page, from its sections; the description from the head of the document. */
export const drawnLive: DrawnRead<LiveTextsDto> = {
  path: livePagePath,
  from: (page) => ({
    description: drawnDescription(),
    lead: textOf(page, 'h1 + p'),
    scheduleLead: textOf(page, '#schedule + p'),
  }),
};
