import { seedSite } from '@ministry/domain';
import type { AssistantResponse } from '../../src/platform/site-settings/assistant.dto.ts';
import type { QuizResponse } from '../../src/platform/site-settings/quiz.dto.ts';
import type { SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

type Part = 'quiz' | 'assistant';

describeOnAnyDatabase('what the site asks and answers', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const read = async <Body>(part: Part): Promise<Body> =>
    (await api.send({ url: `/api/site/${part}`, headers: api.as('admin') })).json<Body>();
  const put = (part: Part, payload: object) =>
    api.send({ method: 'PUT', url: `/api/site/${part}`, headers: api.as('admin'), payload });
  const shown = async (url: string): Promise<object> => (await api.send({ url })).json<object>();
  const versionOf = async (part: Part): Promise<number> => (await read<{ version: number }>(part)).version;
  const putBack = async (part: Part) =>
    expect((await put(part, { ...seedSite[part], version: await versionOf(part) })).statusCode).toBe(200);
  const fieldsOf = async (part: Part, payload: object): Promise<Record<string, string>> => {
    const answer = await put(part, payload);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ fields: Record<string, string> }>().fields;
  };
  const quiz = async () => {
    const { updatedAt: _at, updatedBy: _by, ...sent } = await read<QuizResponse>('quiz');
    return sent;
  };
  const assistant = async () => {
    const { updatedAt: _at, updatedBy: _by, ...sent } = await read<AssistantResponse>('assistant');
    return sent;
  };
  const first = <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new Error('There is one.');
    return row;
  };

  describe('GET /api/ministry-quiz and /api/assistant', () => {
    it('answer the standard content on a new site, and are not part of the data of every page', async () => {
      expect(await shown('/api/ministry-quiz')).toEqual(seedSite.quiz);
      expect(await shown('/api/assistant')).toEqual(seedSite.assistant);
      expect(Object.keys(await shown('/api/site'))).toEqual(['identity', 'programme']);
    });
  });

  describe.each<[Part, string]>([
    ['quiz', '/api/ministry-quiz'],
    ['assistant', '/api/assistant'],
  ])('PUT /api/site/%s', (part, url) => {
    it('is shown at once, and can be restored from an earlier version', async () => {
      const before = part === 'quiz' ? await quiz() : await assistant();
      const change = part === 'quiz' ? { lead: 'A few questions.' } : { suggestions: ['Service times'] };
      const { version, ...rest } = before;
      expect((await put(part, { ...rest, ...change, version })).json()).toMatchObject({
        ...change,
        updatedBy: 'admin',
      });
      expect(await shown(url)).toEqual({ ...rest, ...change });
      const history = (await api.send({ url: `/api/site/${part}/history`, headers: api.as('admin') })).json<
        SettingsVersionResponse[]
      >();
      expect(history[0]).toMatchObject({ actor: 'admin', changed: Object.keys(change) });
      expect((await put(part, { ...history.at(-1)?.settings, version: await versionOf(part) })).statusCode).toBe(200);
      expect(await shown(url)).toEqual(seedSite[part]);
    });

    it('is saved once for two changes of the same version', async () => {
      const body = { ...seedSite[part], version: await versionOf(part) };
      const answers = await Promise.all([put(part, body), put(part, body)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json<object>()).toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { version: body.version + 1 },
      });
    });
  });

  describe('PUT /api/site/quiz', () => {
    const withFirst = async (facts: object) => {
      const { questions, ...others } = await quiz();
      return { ...others, questions: [{ ...questions[0], ...facts }, ...questions.slice(1)] };
    };

    it('accepts a weight for a ministry that does not exist, and counts it for no ministry', async () => {
      const { options } = first((await quiz()).questions);
      const weights = [{ trait: null, ministryId: 999_999, points: 40 }];
      const sent = await withFirst({ options: [{ ...options[0], weights }, ...options.slice(1)] });
      expect((await put('quiz', sent)).statusCode).toBe(200);
      expect(first(first((await quiz()).questions).options).weights).toEqual(weights);
      await putBack('quiz');
    });

    it('refuses a question without answers, a duplicate question and an unknown variable', async () => {
      const sent = await quiz();
      expect(await fieldsOf('quiz', { ...sent, questions: [] })).toEqual({
        questions: 'At least one question is needed',
      });
      expect(await fieldsOf('quiz', await withFirst({ options: [], id: sent.questions[1]?.id }))).toEqual({
        'questions.1.id': 'Two questions have the same id',
        'questions.0.options': 'At least two answers are needed',
      });
      expect(await fieldsOf('quiz', await withFirst({ reason: 'For {{nobody}}.' }))).toEqual({
        'questions.0.reason': 'Reason has a variable that this text does not have: {{nobody}}',
      });
      expect(await fieldsOf('quiz', await withFirst({ type: 'scale' }))).toEqual({
        'questions.0.least': 'Least is needed: it says what 1 means',
        'questions.0.most': 'Most is needed: it says what 5 means',
      });
      expect(await fieldsOf('quiz', { ...sent, results: { ...sent.results, one: '', good: 'x'.repeat(41) } })).toEqual({
        'results.one': 'One is needed',
        'results.good': 'Good may have at most 40 characters',
      });
      const { options } = first(sent.questions);
      const weights = [{ trait: 'prayer', ministryId: 3, points: 40 }];
      expect(
        await fieldsOf('quiz', await withFirst({ options: [{ ...options[0], weights }, ...options.slice(1)] })),
      ).toEqual({ 'questions.0.options.0.weights': 'A weight is for a trait or for a ministry, not for both' });
    });
  });

  describe('PUT /api/site/assistant', () => {
    const withEntry = async (facts: object) => {
      const { entries, ...others } = await assistant();
      const entry = { ...entries.find(({ id }) => id === 'funeral'), id: 'added', name: 'Added', phrases: ['zebra'] };
      return { ...others, entries: [...entries, { ...entry, ...facts }] };
    };
    const last = seedSite.assistant.entries.length;

    it.each<[string, object, object]>([
      ['the phrase of another entry', { phrases: ['Bury*'] }, { phrases: 'Phrase ‘Bury*’ is already in Funeral' }],
      ['no phrase', { phrases: [] }, { phrases: 'At least one phrase is needed' }],
      ['a phrase that cannot be read', { phrases: ['a(b'] }, { phrases: 'Phrase ‘a(b’ cannot be read at ‘a(b’' }],
      [
        'an entry that answers as none',
        { sameAs: 'nobody' },
        { sameAs: 'Choose an entry that has an answer of its own' },
      ],
      ['no reply', { reply: '' }, { reply: 'Reply is needed' }],
      [
        'a link that leads nowhere',
        { links: [{ label: 'x', href: 'javascript:1' }] },
        {
          'links.0.href':
            'Href must be a path on this site, an https address, or {{call}}, {{whatsapp}}, {{givingPage}}',
        },
      ],
      ['too long a reply', { reply: 'x'.repeat(601) }, { reply: 'Reply may have at most 600 characters' }],
    ])('refuses %s', async (_what, facts, problems) => {
      const named = Object.entries(problems).map(([field, problem]) => [`entries.${last}.${field}`, problem]);
      expect(await fieldsOf('assistant', await withEntry(facts))).toEqual(Object.fromEntries(named));
    });

    it('refuses an unknown variable, and an urgent text without the phone number', async () => {
      expect(Object.keys(await fieldsOf('assistant', await withEntry({ reply: 'Call {{fax}}.' })))).toEqual([
        `entries.${last}.reply`,
      ]);
      const sent = await assistant();
      expect(await fieldsOf('assistant', { ...sent, texts: { ...sent.texts, urgent: 'Wait.' } })).toEqual({
        'texts.urgent': 'Text must contain {{phone}}: somebody may need it urgently',
      });
    });
  });
});
