import { ContactMessage } from '../../src/people/contact/contact-message.entity.ts';
import { trigramColumns } from '../../src/platform/database/search.ts';
import { createEvent, eventRequest, registrationRequest } from '../factories/event.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Lower case as the embedded database compares it: only ASCII letters are folded. */
const plain = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

describe('the search by trigrams on the embedded database', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  async function found(path: string, search: string): Promise<number[]> {
    const url = `/api/${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}`;
    const answer = await api.send({ url, headers: api.as('admin') });
    expect(answer.statusCode).toBe(200);
    const ids = answer.json<{ id: number }[]>().map(({ id }) => id);
    expect(answer.headers['x-total-count']).toBe(String(ids.length));
    return ids.sort((one, other) => one - other);
  }

  it('finds every text that contains the search term, and no other, for any term', async () => {
    const texts = [
      'Grace that carries',
      'DISGRACEFUL weather',
      'gra rac ace, but not together',
      'He said "grace" twice',
      '100% sure_thing',
      '100 sure thing',
      "O'Brien; OR (a AND b) NOT c*",
      'Ŋat me lim — 🙏🙏🙏',
      'JOSÉ and josé',
      'a\nline\tbroken',
      '+256772123456',
      'no such thing',
    ];
    const messages = api.database.repository(ContactMessage);
    const ids = new Map<string, number>();
    for (const message of texts) {
      const columns = { firstName: 'Q', lastName: 'Q', email: 'q@q.q', phone: null, message, isRead: false };
      const more = { isAnswered: false, createdAt: new Date(), deletedAt: null };
      ids.set(message, (await messages.insert({ ...columns, ...more })).identifiers[0]?.id as number);
    }
    const questions = [
      'grace',
      'GRACE',
      'race',
      '"grace"',
      '100%',
      'e_t',
      'e t',
      "o'b",
      'OR (',
      'c*',
      '🙏🙏🙏',
      'at me',
    ];
    for (const search of [...questions, 'josé', 'JOSÉ', 'gr', 'a', 'hing', '"', 'grace grace', 'ace,']) {
      const expected = texts.filter((text) => plain(text).includes(plain(search))).map((text) => ids.get(text));
      expect([search, await found('contact-messages', search)]).toEqual([search, expected]);
    }
    expect(await found('contact-messages', '0772 123')).toEqual([ids.get('+256772123456')]);
  });

  it('follows each change of a text, and its removal', async () => {
    const { id } = await createEvent(api, { title: 'Kiteezi vigil' });
    const payload = eventRequest({ title: 'Pabbo vigil' });
    const changed = await api.send({ method: 'PUT', url: `/api/events/${id}`, headers: api.as('admin'), payload });
    expect(changed.statusCode).toBe(200);
    expect([await found('events?status=all', 'kiteezi'), await found('events?status=all', 'pabbo')]).toEqual([
      [],
      [id],
    ]);

    const registering = registrationRequest(id, { lastName: 'Odokonyero' });
    await api.send({ method: 'POST', url: `/api/events/${id}/register`, payload: registering });
    const noted = (): Promise<unknown[]> =>
      api.database.dataSource.query(
        `SELECT rowid FROM event_registrations_trigrams WHERE event_registrations_trigrams MATCH '"dok"'`,
      );
    expect(await noted()).toHaveLength(1);
    // Rows that belong to the event are deleted with it.
    await api.database.dataSource.query('DELETE FROM events WHERE id = ?', [id]);
    expect([await found('events?status=all', 'pabbo'), await noted()]).toEqual([[], []]);
  });

  it.each(Object.entries(trigramColumns))(
    'has an index of the searched columns of %s that matches its rows',
    async (table, columns) => {
      const { dataSource } = api.database;
      const info = await dataSource.query<{ name: string }[]>(`PRAGMA table_info(${table}_trigrams)`);
      expect(info.map(({ name }) => name)).toEqual(columns);
      // Fails if the index and the rows differ.
      await dataSource.query(`INSERT INTO ${table}_trigrams (${table}_trigrams, rank) VALUES ('integrity-check', 1)`);
    },
  );
});
