import { jest } from '@jest/globals';
import { type StaffRole, type WorkItemKind, workItemKinds } from '@ministry/domain';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { PresenceResponse } from '../../src/platform/presence/presence.dto.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { ItemAssignment } from '../../src/platform/work-items/item-assignment.entity.ts';
import { ItemNote } from '../../src/platform/work-items/item-note.entity.ts';
import type { WorkItemResponse } from '../../src/platform/work-items/work-items.dto.ts';
import { Clocks } from '../clocks.ts';
import { contactRequest, post } from '../factories/people.ts';
import { createOrder, createProduct, lookUp } from '../factories/store.ts';
import { addEveryRole, basic, describeOnEachDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

const minute = 60_000;

describeOnEachDatabase('work items', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
    await post(
      api,
      '/api/staff-accounts',
      { username: 'grace', role: 'pastor', email: 'grace@example.org', password: passwords.pastor },
      api.as('admin'),
    );
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  const grace = { authorization: basic('grace', passwords.pastor) };
  const headersOf = (who: StaffRole | 'grace') => (who === 'grace' ? grace : api.as(who));
  const ask = async (
    who: StaffRole | 'grace',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const answer = await api.send({ method, url: `/api/${path}`, headers: headersOf(who), payload });
    return { status: answer.statusCode, body: answer.json<never>(), text: answer.body };
  };
  const item = (kind: WorkItemKind, id: number) => `work-items/${kind}/${id}`;
  const assign = (who: StaffRole | 'grace', path: string, assignee: string | null, expectedAssignee: string | null) =>
    ask(who, 'PUT', `${path}/assignment`, { assignee, expectedAssignee });
  const read = async (who: StaffRole | 'grace', path: string): Promise<WorkItemResponse> =>
    (await ask(who, 'GET', path)).body;

  const createMessage = async (own: Record<string, unknown> = {}): Promise<number> =>
    (await post(api, '/api/contact', contactRequest(own))).json<{ id: number }>().id;
  const createPrayer = async (own: Record<string, unknown> = {}): Promise<number> =>
    (await post(api, '/api/prayer-requests', { request: 'For rain.', ...own })).json<{ id: number }>().id;
  const placeOrder = async (): Promise<OrderReceipt> => {
    const { id: productId } = await createProduct(api, { stockQuantity: 5 });
    return createOrder(api, [{ productId, quantity: 1 }]);
  };
  const audited = async (entity: WorkItemKind, entityId: number): Promise<[string, string, string][]> =>
    (await api.database.repository(AuditEntry).find({ where: { entity, entityId }, order: { id: 'ASC' } })).map(
      ({ actor, action, summary }) => [actor, action, summary],
    );
  const rowsOf = async (itemKind: WorkItemKind, itemId: number): Promise<[assignments: number, notes: number]> => [
    await api.database.repository(ItemAssignment).countBy({ itemKind, itemId }),
    await api.database.repository(ItemNote).countBy({ itemKind, itemId }),
  ];

  describe('PUT /api/work-items/:kind/:id/assignment', () => {
    it('assigns a message, a prayer request and an order, and notes who did it', async () => {
      const order = await placeOrder();
      const items: [WorkItemKind, number, string, string][] = [
        ['contact-message', await createMessage(), 'pastor', 'contact-messages'],
        ['prayer-request', await createPrayer(), 'pastor', 'prayer-requests'],
        ['order', order.id, 'treasurer', 'orders'],
      ];
      for (const [kind, id, assignee, list] of items) {
        const answer = await assign('admin', item(kind, id), assignee, null);
        expect([answer.status, answer.body]).toMatchObject([200, { assignment: { assignee, assignedBy: 'admin' } }]);
        expect((await ask('admin', 'GET', `${list}/${id}`)).body).toMatchObject({ assignee });
        const listed = (await ask('admin', 'GET', `${list}?assignedTo=${assignee}`)).body as { id: number }[];
        expect(listed).toContainEqual(expect.objectContaining({ id, assignee }));
      }
      expect(await audited('order', order.id)).toContainEqual([
        'admin',
        'assigned',
        `Order ${order.reference} assigned to treasurer`,
      ]);
    });

    it('tells the second of two people who take the same item who has it', async () => {
      const path = item('contact-message', await createMessage());
      const both = await Promise.all([assign('admin', path, 'admin', null), assign('pastor', path, 'pastor', null)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { assignment } = await read('admin', path);
      const refused = both.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({
        code: 'ASSIGNED_MEANWHILE',
        message: `This message is now assigned to ${assignment?.assignee}. Nothing was changed.`,
        details: { assignee: assignment?.assignee },
      });
      expect((await assign('admin', path, null, 'grace')).status).toBe(409);
      expect(await read('admin', path)).toMatchObject({ assignment: { assignee: assignment?.assignee } });
    });

    it('takes only an account that may see the item, and names the field', async () => {
      const path = item('contact-message', await createMessage());
      for (const assignee of ['editor', 'nobody.here']) {
        const answer = await assign('admin', path, assignee, null);
        expect([answer.status, answer.body]).toMatchObject([400, { fields: { assignee: expect.any(String) } }]);
      }
      expect((await read('admin', path)).assignment).toBeUndefined();
    });

    it('mails the assigned person, without personal data of the item, but not a person who takes it', async () => {
      const id = await createMessage({ firstName: 'Zawadi', message: 'A private matter' });
      const path = item('contact-message', id);
      await assign('admin', path, 'grace', null);
      const mails = await api.database.repository(OutboxMessage).findBy({ recipient: 'grace@example.org' });
      const mail = mails.find(({ text }) => text.includes(`/admin/messages?item=${id}`));
      expect(mail?.subject).toBe(`Message ${id} is assigned to you`);
      expect(JSON.stringify(mail)).not.toMatch(/zawadi|akello|private/i);
      await assign('grace', path, null, 'grace');
      await assign('grace', path, 'grace', null);
      expect(await api.database.repository(OutboxMessage).countBy({ recipient: 'grace@example.org' })).toBe(
        mails.length,
      );
    });

    it('unassigns the items of a revoked account, and writes that into the audit log', async () => {
      const leaver = { username: 'leaver', role: 'pastor', password: passwords.pastor };
      const { id: accountId } = (await ask('admin', 'POST', 'staff-accounts', leaver)).body as { id: number };
      const id = await createMessage();
      await assign('admin', item('contact-message', id), 'leaver', null);
      await ask('admin', 'DELETE', `staff-accounts/${accountId}`);
      expect((await read('admin', item('contact-message', id))).assignment).toBeUndefined();
      expect((await audited('contact-message', id)).map(([, action]) => action)).toEqual(['assigned', 'unassigned']);
      await ask('admin', 'POST', `staff-accounts/${accountId}/restore`);
      expect((await read('admin', item('contact-message', id))).assignment).toBeUndefined();
      await ask('admin', 'DELETE', `staff-accounts/${accountId}`);
    });
  });

  describe('lists and the front page', () => {
    it('filter by my items and unassigned items, and count what is assigned to me', async () => {
      const [mine, free] = [await createMessage(), await createMessage()];
      const before = (await ask('grace', 'GET', 'admin/today')).body as { messages: { assignedToMe: number } };
      await assign('grace', item('contact-message', mine), 'grace', null);
      const ids = async (query: string): Promise<number[]> =>
        ((await ask('grace', 'GET', `contact-messages?${query}`)).body as { id: number }[]).map(({ id }) => id);
      expect(await ids('assignedTo=me')).toContain(mine);
      expect(await ids('assignedTo=me')).not.toContain(free);
      expect(await ids('assignedTo=-')).toContain(free);
      expect(await ids('assignedTo=-')).not.toContain(mine);
      const count = before.messages.assignedToMe;
      expect((await ask('grace', 'GET', 'admin/today')).body).toMatchObject({ messages: { assignedToMe: count + 1 } });
      await ask('grace', 'PUT', `contact-messages/${mine}`, { isAnswered: true });
      expect((await ask('grace', 'GET', 'admin/today')).body).toMatchObject({ messages: { assignedToMe: count } });
    });

    it('show no assignments and notes to visitors or in exports', async () => {
      const order = await placeOrder();
      await assign('admin', item('order', order.id), 'treasurer', null);
      await ask('admin', 'POST', `${item('order', order.id)}/notes`, { text: 'Inner-note-of-the-office' });
      const csv = await api.send({ url: '/api/orders/export.csv', headers: api.as('admin') });
      expect(csv.body).toContain(order.reference);
      expect(csv.body).not.toMatch(/Inner-note|treasurer/);
      expect(JSON.stringify(await lookUp(api, order))).not.toMatch(/Inner-note|treasurer/);
    });
  });

  describe('confidential prayer requests', () => {
    it('are assigned only to pastors, and are unassigned when one of another role becomes confidential', async () => {
      const id = await createPrayer();
      const path = item('prayer-request', id);
      await assign('admin', path, 'admin', null);
      await ask('pastor', 'PUT', `prayer-requests/${id}`, { isConfidential: true });
      const released = await read('pastor', path);
      expect(released).toMatchObject({ candidates: ['grace', 'pastor'] });
      expect(released).not.toHaveProperty('assignment');
      expect((await assign('pastor', path, 'admin', null)).status).toBe(400);
      expect((await assign('pastor', path, 'grace', null)).status).toBe(200);
    });

    it('do not exist for other roles, nor do their notes', async () => {
      const path = item('prayer-request', await createPrayer({ isConfidential: true }));
      await ask('pastor', 'POST', `${path}/notes`, { text: 'Okot-drinks-again' });
      expect((await ask('admin', 'GET', path)).status).toBe(404);
      expect((await assign('admin', path, 'pastor', null)).status).toBe(404);
      expect((await ask('admin', 'POST', `${path}/notes`, { text: 'x' })).status).toBe(404);
      expect((await ask('admin', 'POST', 'people/search', { name: 'Okot-drinks-again' })).text).not.toMatch(/drinks/);
    });
  });

  describe('notes', () => {
    const add = async (who: StaffRole | 'grace', path: string, text: string): Promise<number> =>
      ((await ask(who, 'POST', `${path}/notes`, { text })).body as WorkItemResponse).notes.at(-1)?.id ?? 0;

    it('are changed by their author for a quarter of an hour, deleted and restored', async () => {
      const path = item('contact-message', await createMessage());
      const note = `${path}/notes/${await add('grace', path, 'Called her.')}`;
      const changed = await ask('grace', 'PUT', note, { text: 'Called her; she comes.' });
      expect(changed.body).toMatchObject({
        notes: [{ text: 'Called her; she comes.', author: 'grace', editedAt: expect.any(String) }],
      });
      expect((await ask('grace', 'DELETE', note)).body).toMatchObject({ notes: [] });
      expect((await ask('grace', 'PUT', note, { text: 'x' })).status).toBe(404);
      expect((await ask('grace', 'POST', `${note}/restore`)).body).toMatchObject({ notes: [{ author: 'grace' }] });
      new Clocks().pass(16 * minute);
      expect((await ask('grace', 'PUT', note, { text: 'x' })).body).toMatchObject({ code: 'NOTE_TOO_OLD' });
      expect((await ask('grace', 'DELETE', note)).status).toBe(200);
    });

    it('cannot be changed by anybody else, or through another item', async () => {
      const [path, other] = [
        item('contact-message', await createMessage()),
        item('contact-message', await createMessage()),
      ];
      const id = await add('grace', path, 'Hers.');
      expect((await ask('admin', 'PUT', `${path}/notes/${id}`, { text: 'x' })).body).toMatchObject({
        code: 'NOT_YOUR_NOTE',
      });
      expect((await ask('admin', 'DELETE', `${path}/notes/${id}`)).status).toBe(403);
      expect((await ask('grace', 'DELETE', `${other}/notes/${id}`)).status).toBe(404);
      expect(await read('admin', path)).toMatchObject({ notes: [{ text: 'Hers.' }] });
    });

    it('name the field that is wrong, and never stand in the audit log', async () => {
      const id = await createMessage();
      const path = item('contact-message', id);
      for (const text of ['', ' ', 'x'.repeat(2_001)])
        expect((await ask('grace', 'POST', `${path}/notes`, { text })).body).toMatchObject({
          fields: { text: expect.any(String) },
        });
      await add('grace', path, 'Owes-money-to-Okello');
      const entries = await audited('contact-message', id);
      expect(entries.map(([actor, action]) => [actor, action])).toEqual([['grace', 'note added']]);
      expect(JSON.stringify(entries)).not.toContain('Okello');
    });
  });

  describe('erasure', () => {
    const erase = (kind: string, id: number) => ask('admin', 'POST', 'people/erase', { records: [{ kind, id }] });
    const fill = async (kind: WorkItemKind, id: number, assignee: string): Promise<void> => {
      await assign('admin', item(kind, id), assignee, null);
      await ask('admin', 'POST', `${item(kind, id)}/notes`, { text: 'Spoke with Zabulon Kidepo.' });
      expect(await rowsOf(kind, id)).toEqual([1, 1]);
    };

    it.each(Object.keys(workItemKinds) as WorkItemKind[])(
      'exports and erases notes with the data of the person: %s',
      async (kind) => {
        const create = { 'contact-message': createMessage, 'prayer-request': createPrayer, order: undefined }[kind];
        const id = create ? await create() : (await placeOrder()).id;
        await fill(kind, id, 'admin');
        const exported = await ask('admin', 'POST', 'people/export', { records: [{ kind, id }] });
        expect(exported.text).toContain('Spoke with Zabulon Kidepo.');
        expect((await erase(kind, id)).status).toBe(200);
        expect(await rowsOf(kind, id)).toEqual([0, 0]);
      },
    );

    it('finds and erases a note that names a person who is not named in its item', async () => {
      const id = await createMessage();
      await fill('contact-message', id, 'admin');
      const { groups } = (await ask('admin', 'POST', 'people/search', { name: 'Zabulon Kidepo' })).body as {
        groups: { kind: string; records: { id: number }[] }[];
      };
      const note = groups.find(({ kind }) => kind === 'item-note')?.records[0]?.id ?? 0;
      expect((await erase('item-note', note)).status).toBe(200);
      expect(await rowsOf('contact-message', id)).toEqual([1, 0]);
    });

    it('removes notes with a message or prayer request when its retention period ends', async () => {
      const items: [WorkItemKind, string, number, string][] = [
        ['contact-message', 'contact-messages', await createMessage(), 'Deleted contact messages'],
        ['prayer-request', 'prayer-requests', await createPrayer(), 'Deleted prayer requests'],
      ];
      const kept = await createMessage();
      await fill('contact-message', kept, 'admin');
      for (const [kind, list, id, records] of items) {
        await fill(kind, id, 'admin');
        await ask('admin', 'DELETE', `${list}/${id}`);
        expect(await rowsOf(kind, id)).toEqual([1, 1]);
        await api.app.get(Retention).applyTo(records, new Date(Date.now() + 31 * 24 * 60 * minute));
        expect(await rowsOf(kind, id)).toEqual([0, 0]);
      }
      expect(await rowsOf('contact-message', kept)).toEqual([1, 1]);
    });
  });

  describe('PUT /api/presence', () => {
    const open = (who: StaffRole | 'grace', own: object = {}) =>
      ask(who, 'PUT', 'presence', { kind: 'contact-message', item: '77', isOpen: true, ...own });
    const others = async (who: StaffRole | 'grace'): Promise<string[]> =>
      ((await open(who)).body as PresenceResponse).others;

    it('lists everybody else who has the item open, until they close it or send nothing for 40 seconds', async () => {
      const clocks = new Clocks();
      expect(await others('admin')).toEqual([]);
      expect(await others('grace')).toEqual(['admin']);
      expect(await others('admin')).toEqual(['grace']);
      await open('grace', { isOpen: false });
      expect(await others('admin')).toEqual([]);
      await others('grace');
      clocks.pass(39_000);
      expect(await others('admin')).toEqual(['grace']);
      clocks.pass(1_001);
      expect(await others('admin')).toEqual([]);
    });

    it('is answered only to roles that may edit the item', async () => {
      expect((await open('editor')).status).toBe(403);
      expect((await open('editor', { kind: 'sermon' })).status).toBe(200);
      expect((await open('admin', { kind: 'throne' })).body).toMatchObject({ fields: { kind: expect.any(String) } });
    });
  });
});
