import { apiPath, type ContactTextsDto } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { renderedDescription, rowsOf, textOf } from '../../app/rendered-text.ts';

export const contactPagePath = apiPath('/api/site/contact-page');

type VisitTip = ContactTextsDto['visitTips'][number];

/** Reads the texts of the page back from its sections, and the description from the head of the document. */
export const renderedContact: RenderedRead<ContactTextsDto> = {
  path: contactPagePath,
  parse: (page) => ({
    description: renderedDescription(),
    lead: textOf(page, 'h1 + p'),
    visitLead: textOf(page, '#visit-heading + p'),
    scheduleText: textOf(page, '#visit-schedule'),
    givingLead: textOf(page, '#giving-heading + p'),
    officeText: textOf(page, '#in-person'),
    visitTips: rowsOf(page, '#visit li', (tip) => ({
      icon: tip.querySelector('use')?.getAttribute('href')?.split('#')[1] as VisitTip['icon'],
      title: textOf(tip, 'h3'),
      text: textOf(tip, 'p'),
    })),
  }),
};
