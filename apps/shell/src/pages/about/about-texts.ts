import { type AboutTextsDto, apiPath } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { renderedDescription, rowsOf, textOf } from '../../app/rendered-text.ts';

export const aboutPagePath = apiPath('/api/site/about-page');

const leadOf = (page: ParentNode, section: string): string => textOf(page, `[aria-labelledby=${section}] h2 + p`);
const pointsOf = (page: ParentNode, section: string): AboutTextsDto['priorities'] =>
  rowsOf(page, `[aria-labelledby=${section}] li`, (row) => ({ title: textOf(row, 'h3'), text: textOf(row, 'p') }));

/** Reads the texts of the page back from its sections, and the description from the head of the document. */
export const renderedAbout: RenderedRead<AboutTextsDto> = {
  path: aboutPagePath,
  parse: (page) => ({
    description: renderedDescription(),
    lead: textOf(page, 'h1 + p'),
    leadershipLead: leadOf(page, 'leadership'),
    financeLead: leadOf(page, 'finance'),
    prioritiesHeading: textOf(page, '#priorities'),
    programmesLead: leadOf(page, 'programmes'),
    specialLead: leadOf(page, 'special'),
    projectsLead: leadOf(page, 'projects'),
    involvedText: leadOf(page, 'involved'),
    finance: rowsOf(page, '[aria-labelledby=finance] dl > div', (row) => ({
      title: textOf(row, 'dt'),
      text: textOf(row, 'dd'),
    })),
    priorities: pointsOf(page, 'priorities'),
    programmes: rowsOf(page, '[aria-labelledby=programmes] li', (row) => ({
      title: textOf(row, 'h3'),
      note: textOf(row, 'p'),
      text: textOf(row, 'p ~ p'),
    })),
    specialMinistries: pointsOf(page, 'special'),
  }),
};
