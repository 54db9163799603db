import { filledTemplate, type TemplateChannel, templateProblems } from './message-templates.ts';

const fill = (body: string, values: Record<string, string>) => filledTemplate({ subject: null, body }, values).body;

describe('filledTemplate', () => {
  it('puts values into the text', () => expect(fill('Dear {{ name }},', { name: 'Mary' })).toBe('Dear Mary,'));

  it('leaves out a line whose variables are all empty, and keeps one that has a value', () =>
    expect(fill('Gift:\n  For: {{purpose}}\n  On: {{day}}{{hour}}', { purpose: '', day: 'Friday', hour: '' })).toBe(
      'Gift:\n  On: Friday',
    ));

  it('leaves out an empty paragraph with its blank line', () =>
    expect(fill('Hello\n\n{{note}}\n\nGoodbye', { note: '' })).toBe('Hello\n\nGoodbye'));

  it('never reads a value as a part of the template', () =>
    expect(fill('{{name}} {{code}}', { name: '{{code}} $& <b>', code: '1' })).toBe('{{code}} $& <b> 1'));

  it('keeps a subject on one line', () =>
    expect(filledTemplate({ subject: 'For {{name}}', body: '' }, { name: 'Mary\r\nBcc: x@y.z' }).subject).toBe(
      'For Mary Bcc: x@y.z',
    ));
});

describe('templateProblems', () => {
  const variables = { link: { sample: 'https://a.example/1', isRequired: true } };
  const problems = (channel: TemplateChannel, subject: string | null, body: string) =>
    templateProblems({ subject, body }, { channel, variables });

  it.each<[TemplateChannel, string | null, string, object]>([
    ['email', 'Hello', 'Here: {{link}}', {}],
    ['email', 'Hello', 'An address <https://a.example> and 1 < 2: {{link}}', {}],
    ['email', ' ', 'Here: {{link}}', { subject: { code: 'needed' } }],
    ['email', 'Hello', 'Here', { body: { code: 'missing', missing: '{{link}}' } }],
    ['text', null, '{{link}}', {}],
    ['text', 'Hello', '{{link}}', { subject: { code: 'noSubject' } }],
  ])('%s, %j, %j: %j', (channel, subject, body, expected) =>
    expect(problems(channel, subject, body)).toEqual(expected),
  );

  it('counts the parts of a text message in its own encoding', () => {
    expect(problems('text', null, `{{link}} ${'x'.repeat(400)}`)).toEqual({});
    expect(problems('text', null, `{{link}} ${'ŋ'.repeat(400)}`)).toEqual({
      body: { code: 'tooManyParts', parts: 7 },
    });
  });
});
