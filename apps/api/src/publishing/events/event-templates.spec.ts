import { type SiteIdentity, templateProblems, type TemplateText } from '@ministry/domain';
import { churchVariables } from '../../platform/message-templates/church-variables.ts';
import { type MessageTemplate } from '../../platform/message-templates/message-template.ts';
import { eventThanks } from './check-ins/thanks-email.ts';
import * as swahili from './event-templates.sw.ts';
import * as messages from './messages/event-message-templates.ts';
import * as registrations from './registration-templates.ts';
import { ticketTransferred } from './returns/transferred-seats.ts';
import * as waiting from './waiting-list/waiting-list-templates.ts';

const templates: MessageTemplate[] = [
  ...Object.values(registrations),
  ...Object.values(waiting),
  ...Object.values(messages),
  eventThanks,
  ticketTransferred,
];
const identity = {
  name: 'Church',
  shortName: 'Church',
  phone: '1',
  email: 'a@b.example',
  postal: 'Gulu',
} as SiteIdentity;
const variablesOf = (text: string | null) => [...new Set(text?.match(/\{\{\w+\}\}/g))].sort();
const partsOf = ({ subject, body }: TemplateText) => ({ subject: variablesOf(subject), body: variablesOf(body) });

describe('the messages about events in Swahili', () => {
  it('are complete', () =>
    expect(templates.flatMap(({ translations }) => translations?.sw ?? [])).toEqual(
      expect.arrayContaining(Object.values(swahili)),
    ));

  it.each(templates.map((template) => [template.key, template] as const))(
    '%s has the variables of the original, and passes the checks of templates',
    (_key, { channel, variables, standard, translations }) => {
      const text = translations?.sw ?? { subject: null, body: '' };
      expect(partsOf(text)).toEqual(partsOf(standard));
      expect(templateProblems(text, { channel, variables: { ...variables, ...churchVariables(identity) } })).toEqual(
        {},
      );
    },
  );
});
