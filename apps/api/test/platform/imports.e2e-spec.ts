import { randomUUID } from 'node:crypto';
import type { ImportKind } from '@ministry/domain';
import type { LedgerEntryResponse } from '../../src/money/ledger/ledger.dto.ts';
import { LedgerRepository } from '../../src/money/ledger/ledger.repository.ts';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { ProductResponse } from '../../src/money/products/product.dto.ts';
import type { FamilyResponse } from '../../src/people/families/family.dto.ts';
import type { NewsletterSubscribersResponse } from '../../src/people/newsletter/newsletter.dto.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import type { ImportCheckResponse, ImportResponse, ImportUndoResponse } from '../../src/platform/imports/import.dto.ts';
import { Import } from '../../src/platform/imports/import.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { SermonResponse } from '../../src/publishing/sermons/sermon.dto.ts';
import { post } from '../factories/people.ts';
import { createOrder } from '../factories/store.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const families = (...rows: string[]): string =>
  ['Family name;Head of family;E-mail address;Telephone;Village', ...rows].join('\r\n');
const gifts = (...rows: string[]): string => ['Date,Amount,Method,Category,Donor,Reference,Note', ...rows].join('\n');
const products = (...rows: string[]): string => ['Product,Price,Category,Stock', ...rows].join('\n');
const sermons = (...rows: string[]): string => ['Title,Date,Preacher,Topics,Video', ...rows].join('\n');

describeOnEachDatabase('imports', (database) => {
  let api: TestApp;
  let email = 0;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  /** A value that no other test imports. */
  const unique = (): string => `n${(email += 1)}`;
  const send = (kind: ImportKind, csv: string, own: object = {}, headers: Record<string, string> = {}) =>
    post(api, `/api/imports/${kind}`, { csv, fileName: `${kind}.csv`, ...own }, { ...api.as('admin'), ...headers });
  const imported = async (kind: ImportKind, csv: string, own: object = {}): Promise<ImportResponse> => {
    const answer = await send(kind, csv, own);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json();
  };
  const check = async (kind: ImportKind, csv: string, own: object = {}): Promise<ImportCheckResponse> => {
    const answer = await post(api, `/api/imports/${kind}/check`, { csv, ...own }, api.as('admin'));
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  const undo = (kind: ImportKind, id: number) => post(api, `/api/imports/${kind}/${id}/undo`, {}, api.as('admin'));
  const read = async <Answer>(url: string): Promise<Answer> =>
    (await api.send({ url, headers: api.as('admin') })).json<Answer>();
  const counts = ({ createdCount, updatedCount, skippedCount, invalidCount }: ImportResponse): number[] => [
    createdCount,
    updatedCount,
    skippedCount,
    invalidCount,
  ];
  const familiesOf = (search: string): Promise<FamilyResponse[]> => read(`/api/families?search=${search}`);
  const giftsOf = (search: string): Promise<LedgerEntryResponse[]> => read(`/api/ledger?search=${search}&limit=500`);
  const productsOf = (search: string): Promise<ProductResponse[]> => read(`/api/products?status=all&search=${search}`);
  const sermonsOf = (search: string): Promise<SermonResponse[]> => read(`/api/sermons?status=all&search=${search}`);
  const subscribersOf = (search: string): Promise<NewsletterSubscribersResponse> =>
    read(`/api/newsletter/subscribers?search=${search}`);

  describe('POST /api/imports/:kind', () => {
    it('imports families from a file with semicolons, line breaks in cells and numbers as people write them', async () => {
      const name = unique();
      const record = await imported(
        'families',
        `\uFEFF${families(
          `Ŋ${name};Peter Okello;${name}@example.org;0772 123 456;"Plot 4\r\nAirfield Road"`,
          ';;;;',
          `B${name};Grace Akello;b${name}@example.org;+256 772 123 457;=HYPERLINK("http://x.example")`,
          `C${name};Sam;c${name}@example.org;772123458;'=1+1`,
        )}`,
      );
      expect(counts(record)).toEqual([3, 0, 0, 0]);
      expect(
        (await familiesOf(name))
          .map((family) => [family.familyName, family.phone, family.address, family.status])
          .sort((one, other) => String(one[1]).localeCompare(String(other[1]))),
      ).toEqual([
        [`Ŋ${name}`, '+256772123456', 'Plot 4, Airfield Road', 'active'],
        [`B${name}`, '+256772123457', '=HYPERLINK("http://x.example")', 'active'],
        [`C${name}`, '+256772123458', '=1+1', 'active'],
      ]);
      const exported = await api.send({ url: `/api/families/export.csv?search=${name}`, headers: api.as('admin') });
      expect(exported.body).toContain(`'=HYPERLINK`);
    });

    it('imports subscribers only with confirmed consent, sends no mail, and never resubscribes people who left', async () => {
      const name = unique();
      const [known, left] = [`known-${name}@example.org`, `left-${name}@example.org`];
      for (const address of [known, left]) await post(api, '/api/newsletter/subscribe', { email: address });
      const { entries } = await subscribersOf(left);
      await api.send({
        method: 'DELETE',
        url: `/api/newsletter/subscribers/${entries[0]?.id}`,
        headers: api.as('admin'),
      });
      const mails = await api.database.repository(OutboxMessage).count();
      const csv = `Mail\n${known}\n${left}\nnew-${name}@example.org\nNEW-${name}@example.org`;
      const refused = await send('subscribers', csv);
      expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
        400,
        { isAffirmed: expect.stringContaining('has agreed') },
      ]);
      const record = await imported('subscribers', csv, { isAffirmed: true });
      expect(counts(record)).toEqual([1, 0, 3, 0]);
      expect((await subscribersOf(name)).subscribers.sort()).toEqual([known, `new-${name}@example.org`]);
      expect(await api.database.repository(OutboxMessage).count()).toBe(mails);
    });

    it('imports products as hidden, and updates products of the same name when asked to', async () => {
      const name = unique();
      expect(counts(await imported('products', products(`Hymns ${name},"1,250.50",books,24`)))).toEqual([1, 0, 0, 0]);
      const [product] = await productsOf(name);
      expect(product).toMatchObject({ price: '1250.50', category: 'books', stockQuantity: 24, isActive: false });
      const changed = products(`HYMNS ${name},9.90,Books,30`, `Shirt ${name},15,Clothing,5`);
      expect(counts(await imported('products', changed, { duplicates: 'update' }))).toEqual([1, 1, 0, 0]);
      expect((await productsOf(name)).map(({ price, stockQuantity }) => [price, stockQuantity]).sort()).toEqual([
        ['15.00', 5],
        ['9.90', 30],
      ]);
    });

    it('writes gifts into the ledger as if recorded by hand, and skips duplicates', async () => {
      const name = unique();
      const csv = gifts(
        `24/12/2025,"1,250,000",mobile money,General ministry,Peter ${name},MP-${name},Christmas`,
        `2025-12-25,$12.50,Cash,children,Grace ${name},,`,
      );
      expect(counts(await imported('gifts', csv))).toEqual([2, 0, 0, 0]);
      const entries = await giftsOf(name);
      expect(
        entries
          .map(({ kind, amount, receivedOn, category, method, note }) => [
            kind,
            amount,
            receivedOn,
            category,
            method,
            note,
          ])
          .sort((one, other) => String(one[2]).localeCompare(String(other[2]))),
      ).toEqual([
        ['office', 1_250_000, '2025-12-24', 'general', 'mobile-money', `Reference MP-${name}\nChristmas`],
        ['office', 46_250, '2025-12-25', 'children', 'cash', null],
      ]);
      const again = await send('gifts', csv);
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'NOTHING_TO_IMPORT']);
      const sameReference = gifts(
        `26/12/2025,900,cash,general,Someone,MP-${name},`,
        `27/12/2025,900,cash,general,${name},,`,
      );
      expect(counts(await imported('gifts', sameReference))).toEqual([1, 0, 1, 0]);
    });

    it('recognises a gift by its reference when its donor was erased, and takes no note for a reference', async () => {
      const name = unique();
      const csv = gifts(`24/12/2025,5000,mobile money,general,Peter ${name},MP-${name},`);
      await imported('gifts', csv);
      const entries = api.database.repository(LedgerEntry);
      const { id } = await entries.findOneByOrFail({ reference: `MP-${name}` });
      await api.app.get(LedgerRepository).anonymise([id]);
      expect((await send('gifts', csv)).json<{ code: string }>().code).toBe('NOTHING_TO_IMPORT');
      const gift = { amount: '900', method: 'cash', category: 'general', receivedOn: '2025-12-01' };
      await post(api, '/api/ledger/gifts', { ...gift, note: `Reference to ${name}` }, api.as('admin'));
      const alike = gifts(`26/12/2025,900,cash,general,,to ${name},`);
      expect(counts(await imported('gifts', alike))).toEqual([1, 0, 0, 0]);
    });

    it('imports sermons as drafts', async () => {
      const name = unique();
      const csv = sermons(`Grace ${name},15 Nov 2025,Samuel,"Grace, Faith",https://example.org/v.mp4`);
      await imported('sermons', csv);
      const [sermon] = await sermonsOf(name);
      expect(sermon).toMatchObject({
        status: 'draft',
        date: '2025-11-14T21:00:00.000Z',
        speaker: 'Samuel',
        tags: ['Grace', 'Faith'],
        videoUrl: 'https://example.org/v.mp4',
      });
    });

    it('names errors by row and field, and imports nothing, or all other rows when asked to', async () => {
      const name = unique();
      const csv = families(
        `A${name};Peter;a${name}@example.org;0772000001;Gulu`,
        `B${name};;no address;12;Gulu`,
        `C${name};Grace;c${name}@example.org;0772000003;Gulu`,
      );
      const refused = await send('families', csv);
      expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields).sort()]).toEqual([
        400,
        ['rows.3.email', 'rows.3.headOfFamily', 'rows.3.phone'],
      ]);
      expect(await familiesOf(name)).toEqual([]);
      expect(counts(await imported('families', csv, { invalidRows: 'skip' }))).toEqual([2, 0, 0, 1]);
      expect((await familiesOf(name)).length).toBe(2);
    });

    it('happens once, however often the request is sent', async () => {
      const name = unique();
      const csv = gifts(...Array.from({ length: 5 }, (_, at) => `01/02/2025,${at + 1}000,cash,general,${name},,`));
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          untilServed(
            () => send('gifts', csv, {}, key),
            ({ statusCode }) => statusCode === 503 || statusCode === 409,
          ),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json<ImportResponse>().id)).size).toBe(1);
      expect((await giftsOf(name)).length).toBe(5);
    });

    it('is recorded with who, when and how many, and with no personal data', async () => {
      const name = unique();
      const { id } = await imported('families', families(`A${name};P;a${name}@example.org;0772000001;Gulu`));
      const [latest] = await read<ImportResponse[]>('/api/imports?kind=families&limit=1');
      expect(latest).toMatchObject({
        id,
        kind: 'families',
        fileName: 'families.csv',
        createdBy: 'admin',
        canUndo: true,
      });
      const entries = await api.database.repository(AuditEntry).findBy({ entity: 'import', entityId: id });
      expect(entries.map(({ summary }) => summary)).toEqual(['Families imported: 1 added, 0 updated']);
    });

    it.each<[ImportKind, string, string]>([
      ['families', 'editor', 'pastor'],
      ['subscribers', 'treasurer', 'admin'],
      ['products', 'pastor', 'treasurer'],
      ['gifts', 'pastor', 'treasurer'],
      ['sermons', 'treasurer', 'editor'],
    ])('allows %s only for roles that may add one: not for the %s, but for the %s', async (kind, stranger, member) => {
      const status = async (role: string): Promise<number> =>
        (await post(api, `/api/imports/${kind}/check`, { csv: 'A\nb' }, api.as(role as 'admin'))).statusCode;
      expect([await status(stranger), await status(member)]).toEqual([403, 200]);
      const listed = await api.send({ url: '/api/imports?limit=500', headers: api.as(stranger as 'admin') });
      expect(listed.json<ImportResponse[]>().filter((each) => each.kind === kind)).toEqual([]);
    });
  });

  describe('POST /api/imports/:kind/check', () => {
    it('guesses the columns, shows a preview of the rows, and changes nothing', async () => {
      const name = unique();
      const csv = families(`A${name};Peter;a${name}@example.org;0772000001;Gulu`);
      const before = await api.database.repository(Import).count();
      const answer = await check('families', csv);
      expect(answer.columns.map(({ field }) => field)).toEqual([
        'familyName',
        'headOfFamily',
        'email',
        'phone',
        'address',
      ]);
      expect(answer).toMatchObject({ rowCount: 1, newCount: 1, skippedCount: 0, invalidCount: 0, missing: [] });
      expect(answer.preview).toEqual([
        { row: 2, values: [`A${name}`, 'Peter', `a${name}@example.org`, '+256772000001', 'Gulu'] },
      ]);
      expect([await familiesOf(name), await api.database.repository(Import).count()]).toEqual([[], before]);
    });

    it('names missing fields, wrong values and existing rows', async () => {
      const name = unique();
      const row = `A${name};Peter;a${name}@example.org;0772000001;Gulu`;
      await imported('families', families(row));
      const csv = families(
        row,
        `B${name};P;b@example.org;12;Gulu`,
        `D${name};P;d@example.org;0772000004;Gulu`,
        `d${name};P;d@example.org;+256772000004;Gulu`,
      );
      const answer = await check('families', csv, { wantsInvalidRows: true });
      expect([answer.newCount, answer.skippedCount, answer.invalidCount, answer.errorCount]).toEqual([1, 2, 1, 1]);
      expect(answer.errors).toEqual([
        { row: 3, field: 'phone', value: '12', message: expect.stringContaining("doesn't look like") },
      ]);
      expect(answer.duplicates.map(({ row: number, reason }) => [number, reason])).toEqual([
        [2, 'Already exists'],
        [5, 'The same as row 4'],
      ]);
      expect(answer.invalidRows?.trim().split('\r\n').length).toBe(2);
      expect((await check('families', 'Colour\nred')).missing).toEqual([
        'familyName',
        'headOfFamily',
        'email',
        'phone',
        'address',
      ]);
    });

    it('accepts one value for all rows, and columns that are matched by hand', async () => {
      const answer = await check('gifts', 'When,How much,Price\n3/4/2025,5000,7\n', {
        columns: [
          { column: 1, field: 'receivedOn' },
          { column: 2, field: 'amount' },
        ],
        values: [
          { field: 'method', value: 'Cash' },
          { field: 'category', value: 'children' },
        ],
      });
      expect([answer.missing, answer.newCount]).toEqual([[], 1]);
      expect(answer.preview[0]?.values).toEqual(['2025-04-03', '5000', 'UGX', 'cash', 'children']);
    });

    it.each([
      ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000', 'Save As'],
      ['an empty file', 'Family name\n', 'no rows'],
      ['a quotation mark that is never closed', 'A,B\n"x,y\n1,2\n', 'quotation mark'],
      ['too many rows', `A\n${'b\n'.repeat(10_001)}`, '10,001'],
    ])('refuses %s with an explanation', async (_what, csv, words) => {
      const answer = await post(api, '/api/imports/families/check', { csv }, api.as('admin'));
      expect([answer.statusCode, answer.json<{ fields: { csv: string } }>().fields.csv]).toEqual([
        400,
        expect.stringContaining(words),
      ]);
    });
  });

  it('imports at most 1,000 rows at once, and stores nothing of a larger file', async () => {
    const name = unique();
    const csv = `Mail\n${Array.from({ length: 1_001 }, (_, at) => `${name}-${at}@example.org`).join('\n')}`;
    const refused = await send('subscribers', csv, { isAffirmed: true });
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { csv: expect.stringContaining('would add or update 1,001; at most 1,000') },
    ]);
    expect((await subscribersOf(name)).subscribers).toEqual([]);
  });

  describe('POST /api/imports/:kind/:id/undo', () => {
    it('removes all rows of an import in one step, and the file can be imported again', async () => {
      const name = unique();
      const files: [ImportKind, string, () => Promise<unknown[]>][] = [
        ['families', families(`A${name};P;a${name}@example.org;0772000001;Gulu`), () => familiesOf(name)],
        ['subscribers', `Mail\ns${name}@example.org`, async () => (await subscribersOf(name)).subscribers],
        ['products', products(`Hymns ${name},5,books,3`), () => productsOf(name)],
        ['sermons', sermons(`Grace ${name},1/2/2025,Sam,,`), () => sermonsOf(name)],
      ];
      for (const [kind, csv, list] of files) {
        const own = { isAffirmed: true };
        const { id } = await imported(kind, csv, own);
        expect([kind, (await list()).length]).toEqual([kind, 1]);
        const answer = (await undo(kind, id)).json<ImportUndoResponse>();
        expect([kind, answer.remaining, answer.import.undoneBy, (await list()).length]).toEqual([kind, [], 'admin', 0]);
        const twice = await undo(kind, id);
        expect([twice.statusCode, twice.json<{ code: string }>().code]).toEqual([409, 'IMPORT_UNDONE']);
        expect(counts(await imported(kind, csv, own))).toEqual([1, 0, 0, 0]);
      }
    });

    it('corrects gifts to zero with new entries, and keeps the entries of the import', async () => {
      const name = unique();
      const csv = gifts(`01/02/2025,5000,cash,general,${name},,`, `02/02/2025,$3.10,bank,general,${name},REF-${name},`);
      const { id } = await imported('gifts', csv);
      expect((await undo('gifts', id)).json<ImportUndoResponse>().remaining).toEqual([]);
      const entries = await giftsOf(name);
      expect([entries.length, entries.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([4, 0]);
      expect(counts(await imported('gifts', csv))).toEqual([2, 0, 0, 0]);
    });

    it('names and keeps rows that were changed or ordered since', async () => {
      const name = unique();
      const record = await imported(
        'families',
        families(`A${name};P;a${name}@example.org;0772000001;Gulu`, `B${name};P;b${name}@example.org;0772000002;Gulu`),
      );
      const changed = (await familiesOf(name)).find(({ familyName }) => familyName === `B${name}`);
      await api.send({
        method: 'PUT',
        url: `/api/families/${changed?.id}`,
        headers: api.as('admin'),
        payload: { address: 'Lira' },
      });
      const answer = (await undo('families', record.id)).json<ImportUndoResponse>();
      expect([answer.remaining, answer.import.remainingCount]).toEqual([
        [{ row: 3, title: `B${name}`, reason: 'Was changed after the import' }],
        1,
      ]);
      expect((await familiesOf(name)).map(({ id }) => id)).toEqual([changed?.id]);

      const { id } = await imported('products', products(`Hymns ${name},5,books,3`, `Shirt ${name},5,clothing,3`));
      const sold = (await productsOf(name)).find(({ name: title }) => title.startsWith('Hymns'));
      await post(api, '/api/products/bulk', { action: 'activate', items: [sold?.id] }, api.as('admin'));
      await createOrder(api, [{ productId: sold?.id ?? 0, quantity: 1 }]);
      expect((await undo('products', id)).json<ImportUndoResponse>().remaining).toEqual([
        { row: 2, title: `Hymns ${name}`, reason: 'Was ordered' },
      ]);
      expect((await productsOf(name)).map((product) => product.id)).toEqual([sold?.id]);
    });

    it('restores the earlier values of updated rows', async () => {
      const name = unique();
      await imported('products', products(`Hymns ${name},5,books,3`));
      await imported('sermons', sermons(`Grace ${name},1/2/2025,Sam,Faith,`));
      const update = { duplicates: 'update' };
      const first = await imported('products', products(`Hymns ${name},8,media,9`), update);
      const second = await imported('sermons', sermons(`grace ${name},1/2/2025,Grace,Hope,`), update);
      await undo('products', first.id);
      await undo('sermons', second.id);
      expect(await productsOf(name)).toMatchObject([{ price: '5.00', category: 'books', stockQuantity: 3 }]);
      expect(await sermonsOf(name)).toMatchObject([{ title: `Grace ${name}`, speaker: 'Sam', tags: ['Faith'] }]);
    });
  });
});
