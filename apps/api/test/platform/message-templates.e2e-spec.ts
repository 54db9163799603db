import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { CustomMessageText } from '../../src/platform/message-templates/custom-message-text.entity.ts';
import type {
  MessageTemplateResponse,
  MessageTemplateSummaryResponse,
} from '../../src/platform/message-templates/message-templates.dto.ts';
import { MessageTemplates } from '../../src/platform/message-templates/message-templates.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const url = '/api/site/message-templates';
const welcome = `${url}/newsletter-welcome`;
const changed = {
  subject: 'Karibu: {{churchName}}',
  body: 'Dear friend,\n\nyou are one of us.\n\nTo end it:\n{{unsubscribeLink}}',
};

describeOnAnyDatabase('the words of messages', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.database.repository(CustomMessageText).createQueryBuilder().delete().execute();
    for (const { key } of api.app.get(MessageTemplates).all())
      api.app.get(MessageTemplates).replaceAfterCommit(key, null);
  });

  const get = async (address: string): Promise<MessageTemplateResponse> =>
    (await api.send({ url: address, headers: api.as('admin') })).json<MessageTemplateResponse>();
  const put = (payload: object, address = welcome) =>
    api.send({ method: 'PUT', url: address, headers: api.as('admin'), payload });
  const subscribe = (email: string) =>
    api.send({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } });
  const mailTo = (recipient: string) => api.database.repository(OutboxMessage).findOneByOrFail({ recipient });

  describe('GET /api/site/message-templates', () => {
    it('lists every message with its occasion, all with the standard text on a new site', async () => {
      const list = (await api.send({ url, headers: api.as('admin') })).json<MessageTemplateSummaryResponse[]>();
      expect(list.length).toBeGreaterThan(20);
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      expect(list.every(({ isStandard, version }) => isStandard && version === 0)).toBe(true);
      expect(list).toContainEqual({
        key: 'newsletter-welcome',
        area: 'Newsletter',
        title: 'Welcome to the newsletter',
        sentWhen: 'When somebody subscribes to the newsletter.',
        channel: 'email',
        isStandard: true,
        version: 0,
        updatedAt: null,
        updatedBy: null,
      });
    });

    it('describes each message in the language of the console, and leaves the text of the office unchanged', async () => {
      const headers = {
        ...api.as('admin'),
        host: 'church.example',
        referer: 'http://church.example/sw/admin/site/messages',
      };
      const list = (await api.send({ url, headers })).json<MessageTemplateSummaryResponse[]>();
      expect(list).toContainEqual(
        expect.objectContaining({
          key: 'newsletter-welcome',
          area: 'Jarida',
          title: 'Karibu kwenye jarida',
          sentWhen: 'Mtu anapojiandikisha kupokea jarida.',
        }),
      );
      const { variables, subject } = (await api.send({ url: welcome, headers })).json<MessageTemplateResponse>();
      expect(variables.map(({ name, meaning }) => `${name}: ${meaning}`)).toContain('churchName: Jina la kanisa');
      expect(subject).toBe('Welcome to the newsletter of {{churchName}}');
    });

    it('accepts each standard text as a valid change', async () => {
      const list = (await api.send({ url, headers: api.as('admin') })).json<MessageTemplateSummaryResponse[]>();
      for (const { key } of list) {
        const { standard } = await get(`${url}/${key}`);
        const answer = await put({ ...standard, version: 0 }, `${url}/${key}`);
        expect([key, answer.statusCode, answer.json<MessageTemplateResponse>().isStandard]).toEqual([key, 200, true]);
      }
    });
  });

  describe('PUT /api/site/message-templates/{key}', () => {
    it('changes messages written from now on; waiting messages keep their text', async () => {
      await subscribe('before@example.org');
      expect((await put({ ...changed, version: 0 })).statusCode).toBe(200);
      await subscribe('after@example.org');
      const [before, after] = [await mailTo('before@example.org'), await mailTo('after@example.org')];
      expect(before.subject).toMatch(/^Welcome to the newsletter of /);
      expect(after.subject).toMatch(/^Karibu: \S/);
      expect(after.text).toMatch(/^Dear friend,\n\nyou are one of us\.\n\nTo end it:\nhttps?:\/\/\S+\n$/);
      expect(after.headers).toEqual(expect.objectContaining({ 'List-Unsubscribe': expect.any(String) }));
    });

    it('records who changed it, keeps its versions, and is undone by saving the standard text', async () => {
      await put({ ...changed, version: 0 });
      const stored = await get(welcome);
      expect(stored).toEqual(
        expect.objectContaining({ ...changed, isStandard: false, version: 1, updatedBy: 'admin' }),
      );
      const back = await put({ ...stored.standard, version: 1 });
      expect(back.json<MessageTemplateResponse>()).toEqual(
        expect.objectContaining({ ...stored.standard, isStandard: true, version: 2 }),
      );
      const history = await api.send({ url: `${welcome}/history`, headers: api.as('admin') });
      expect(history.json<SettingsVersionResponse[]>().map(({ settings }) => settings)).toEqual([
        stored.standard,
        changed,
        stored.standard,
      ]);
    });

    it('refuses a change that was made from an earlier version', async () => {
      await put({ ...changed, version: 0 });
      const answer = await put({ ...changed, subject: 'Another', version: 0 });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'VERSION_CONFLICT']);
      expect((await get(welcome)).subject).toBe(changed.subject);
    });

    it.each([
      [{ subject: '' }, { subject: 'Subject is needed' }],
      [{ body: 'No link' }, { body: 'Body needs {{unsubscribeLink}}' }],
      [
        { body: '{{unsubscribeLink}} {{password}}' },
        { body: 'Body has a variable that this text does not have: {{password}}' },
      ],
      [
        { subject: '{{unsubscribeLink}} {{constructor}}' },
        { subject: 'Subject has a variable that this text does not have: {{constructor}}' },
      ],
      [{ body: '{{unsubscribeLink}} }}' }, { body: 'Body has {{ or }} that belongs to no variable' }],
      [
        { body: '{{unsubscribeLink}} <script>alert(1)</script>' },
        { body: 'Body is plain text; please leave out <script>' },
      ],
      [{ subject: 'x'.repeat(151) }, { subject: 'Subject may have at most 150 characters' }],
    ])('refuses %j, and names the field', async (wrong, fields) => {
      const answer = await put({ ...changed, ...wrong, version: 0 });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, fields]);
    });

    it('refuses a text message that costs too much, or that has a subject', async () => {
      const text = `${url}/event-registration-text`;
      const answers = [
        await put({ body: `{{codes}} ${'x'.repeat(600)}`, version: 0 }, text),
        await put({ subject: 'Hello', body: '{{codes}}', version: 0 }, text),
      ];
      expect(answers.map((answer) => answer.json<{ fields: object }>().fields)).toEqual([
        { body: 'Body makes 5 text messages with the sample values; at most 3 are sent' },
        { subject: 'Subject must be left out: a text message has none' },
      ]);
    });

    it('requires secret variables: the link of an invitation cannot be left out', async () => {
      const answer = await put(
        { subject: 'Hello', body: 'Welcome, {{username}}', version: 0 },
        `${url}/account-invitation`,
      );
      expect(answer.json<{ fields: object }>().fields).toEqual({ body: 'Body needs {{passwordLink}}' });
    });

    it('answers 404 for an unknown message', async () => {
      const answers = [
        await put({ ...changed, version: 0 }, `${url}/constructor`),
        await api.send({ url: `${url}/nothing/history`, headers: api.as('admin') }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    });
  });

  describe('POST /api/site/message-templates/{key}/test', () => {
    const test = (payload: object, address = welcome) =>
      api.send({ method: 'POST', url: `${address}/test`, headers: api.as('admin'), payload });

    it('sends the text with sample values only to the account that asks', async () => {
      await api.database.repository(StaffAccount).update({ username: 'admin' }, { email: 'writer@example.org' });
      const answer = await test(changed);
      expect([answer.statusCode, answer.json()]).toEqual([200, { recipient: 'writer@example.org' }]);
      const { subject, text } = await mailTo('writer@example.org');
      expect(subject).toMatch(/^Test: Karibu: \S/);
      expect(text).toContain('https://church.example/unsubscribe/sample');
      await api.database.repository(StaffAccount).update({ username: 'admin' }, { email: null });
    });

    it('refuses an account without an address, and texts that could not be saved', async () => {
      const answer = await test(changed);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'NO_OWN_ADDRESS']);
    });
  });

  it('sends the standard text when the stored one lacks a variable that is now required', async () => {
    await api.database.repository(CustomMessageText).insert({
      templateKey: 'newsletter-welcome',
      subject: 'Old',
      body: 'Words of an earlier release',
      version: 1,
      updatedAt: new Date(),
      updatedBy: 'admin',
    });
    await api.app.get(MessageTemplates).onApplicationBootstrap();
    await subscribe('release@example.org');
    expect((await mailTo('release@example.org')).subject).toMatch(/^Welcome to the newsletter of /);
  });
});
