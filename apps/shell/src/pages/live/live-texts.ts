import { apiPath, type LiveTextsDto } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { renderedDescription, textOf } from '../../app/rendered-text.ts';

export const livePagePath = apiPath('/api/site/live-page');

/** Reads the texts of the page back from its sections, and the description from the head of the document. */
export const renderedLive: RenderedRead<LiveTextsDto> = {
  path: livePagePath,
  parse: (page) => ({
    description: renderedDescription(),
    lead: textOf(page, 'h1 + p'),
    scheduleLead: textOf(page, '#schedule + p'),
  }),
};
