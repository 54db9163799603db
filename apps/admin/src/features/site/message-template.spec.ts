import type { MessageTemplateResponse } from '@ministry/api-client';
import { byArea, inserted, previewOf, sizeOf, stateOf, toText } from './message-template.ts';

const template: MessageTemplateResponse = {
  key: 'event-thanks',
  area: 'Events',
  title: 'Thanks for coming',
  sentWhen: 'When the office thanks.',
  channel: 'email',
  isStandard: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  subject: 'Thanks',
  body: 'Dear {{firstName}}',
  variables: [{ name: 'firstName', meaning: 'First name', sample: 'Mary', isRequired: false, mayBeEmpty: false }],
  standard: { subject: 'Thanks', body: 'Dear {{firstName}}' },
  translations: [],
};

describe('the text of a message', () => {
  it('is shown with the sample values', () =>
    expect(previewOf(template, { subject: 'For {{firstName}}', body: 'Dear {{firstName}},\n' })).toEqual({
      subject: 'For Mary',
      body: 'Dear Mary,',
    }));

  it('gets a variable in place of the selected text', () =>
    expect(inserted('Dear X, hello', 'firstName', [5, 6])).toEqual({ words: 'Dear {{firstName}}, hello', caret: 18 }));

  it('is sent without a subject if it has none', () =>
    expect(toText({ subject: '', body: 'Hello' })).toEqual({ body: 'Hello' }));

  it('is described as standard, or by who changed it', () => {
    expect(stateOf(template)).toBe('Standard');
    expect(
      stateOf({ ...template, isStandard: false, updatedBy: 'mary', updatedAt: '2026-11-27T07:00:00.000Z' }),
    ).toMatch(/^Changed by mary on /);
  });

  it('is listed in its area', () =>
    expect(
      byArea([template, { ...template, area: 'Store' }, template]).map(([area, rows]) => [area, rows.length]),
    ).toEqual([
      ['Events', 2],
      ['Store', 1],
    ]));
});

describe('sizeOf', () => {
  it.each([
    ['a', '1 character, GSM-7: 1 text message'],
    ['ŋ'.repeat(71), '71 characters, UCS-2: 2 text messages'],
  ])('%s', (text, size) => expect(sizeOf(text)).toBe(size));
});
