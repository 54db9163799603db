import { apiPath, type ContactTextsDto } from '@ministry/api-client';
import { drawnDescription, rowsOf, textOf } from '../../app/drawn-text.ts';
import type { DrawnRead } from '../../app/page.tsx';

export const contactPagePath = apiPath('/api/site/contact-page');

type VisitTip = ContactTextsDto['visitTips'][number];

/** The texts of the page, from its sections; the description from the head of the document. */
export const drawnContact: DrawnRead<ContactTextsDto> = {
  path: contactPagePath,
  from: (page) => ({
    description: drawnDescription(),
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
