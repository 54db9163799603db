import { apiPath, type MinistriesTextsDto, type ProjectDto } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { rowsOf, textOf } from '../../app/rendered-text.ts';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { projectStatusLabels } from './project-status.copy.ts';

export const ministriesPagePath = apiPath('/api/site/ministries-page');

const cardsOf = (page: ParentNode, section: string): MinistriesTextsDto['conferences'] =>
  rowsOf(page, `#${section} article`, (card) => ({
    title: textOf(card, 'h3'),
    note: textOf(card, 'p'),
    text: textOf(card, 'p ~ p'),
  }));
const leadOf = (page: ParentNode, section: string): string => textOf(page, `#${section} p`);

/** The text below a heading of the banner. */
function statementOf(page: ParentNode, heading: string): string {
  const terms = [...page.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === heading)?.nextElementSibling?.textContent ?? '';
}

/** The status with this label. */
const statusOf = (label: string) =>
  Object.entries(projectStatusLabels).find(([, each]) => each === label)?.[0] as ProjectDto['status'];

/** Reads the texts of the page back from its sections, and the description from the head of the document. */
export const renderedMinistries: RenderedRead<MinistriesTextsDto> = {
  path: ministriesPagePath,
  parse: (page) => ({
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    vision: statementOf(page, copy.vision),
    mission: statementOf(page, copy.mission),
    ministriesLead: leadOf(page, 'ministries'),
    conferencesLead: leadOf(page, 'conferences'),
    trainingLead: leadOf(page, 'training'),
    servicesLead: leadOf(page, 'services'),
    projectsLead: leadOf(page, 'projects'),
    storiesLead: leadOf(page, 'missions'),
    conferences: cardsOf(page, 'conferences'),
    training: cardsOf(page, 'training'),
    projects: rowsOf(page, '#projects article', (project) => ({
      title: textOf(project, 'h3'),
      status: statusOf(textOf(project, 'h3 + span')),
      text: textOf(project, 'span + p'),
      firstPhase: project.querySelector('progress')?.value ?? null,
    })),
    stories: cardsOf(page, 'missions').map(({ title, note: place, text }) => ({ title, place, text })),
    figures: rowsOf(page, '[aria-labelledby=outreach-heading] dl > div', (figure) => ({
      value: textOf(figure, 'dd'),
      label: textOf(figure, 'dt'),
    })),
  }),
};
