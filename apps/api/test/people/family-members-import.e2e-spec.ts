import type { FamilyResponse } from '../../src/people/families/family.dto.ts';
import type { ImportCheckResponse, ImportResponse } from '../../src/platform/imports/import.dto.ts';
import { post } from '../factories/people.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const headings = 'Family,Head of family,Email,Phone,Address,Relationship,First name,Last name,Date of birth';

describeOnEachDatabase('the import of families with their members', (database) => {
  let api: TestApp;
  let files = 0;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  /** A word by which only this test's families are found. */
  const unique = (): string => `zq${String.fromCodePoint(97 + (files += 1))}x`;
  const table = (...rows: string[]): string => rows.join('\r\n');
  const check = async (csv: string, own: object = {}): Promise<ImportCheckResponse> => {
    const answer = await post(api, '/api/imports/families/check', { csv, ...own }, api.as('admin'));
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  const send = (csv: string, own: object = {}) =>
    post(api, '/api/imports/families', { csv, fileName: 'families.csv', ...own }, api.as('admin'));
  const imported = async (csv: string, own: object = {}): Promise<ImportResponse> => {
    const answer = await send(csv, own);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json();
  };
  const familiesOf = async (search: string): Promise<FamilyResponse[]> =>
    (await api.send({ url: `/api/families?search=${search}&sort=familyName`, headers: api.as('admin') })).json();
  const membersOf = (families: FamilyResponse[]): string[][] =>
    families.map(({ members }) =>
      members.map(({ title, firstName, lastName, dateOfBirth }) => `${title} ${firstName} ${lastName} ${dateOfBirth}`),
    );

  it('combines rows with the same name and phone into one family, with its members in the order of the file', async () => {
    const name = unique();
    const record = await imported(
      table(
        headings,
        `A${name},Peter Okello,a${name}@example.org,0772 123 456,Gulu,Father,Peter,Okello,1/2/1980`,
        `B${name},Grace,b${name}@example.org,0772 123 457,Lira,Mother,Grace,Auma,3 Mar 1985`,
        `a${name},,,+256 772 123 456,,Daughter,Mary,Lalam,2014-03-09`,
        `A${name},,,0772123456,,Son,Sam,,17/08/2011`,
      ),
    );
    expect([record.createdCount, record.skippedCount, record.invalidCount]).toEqual([2, 0, 0]);
    const families = await familiesOf(name);
    expect(families.map(({ headOfFamily, phone, address }) => [headOfFamily, phone, address])).toEqual([
      ['Peter Okello', '+256772123456', 'Gulu'],
      ['Grace', '+256772123457', 'Lira'],
    ]);
    expect(membersOf(families)).toEqual([
      ['Father Peter Okello 1980-02-01', `Daughter Mary Lalam 2014-03-09`, `Son Sam A${name} 2011-08-17`],
      ['Mother Grace Auma 1985-03-03'],
    ]);
  });

  it('fills empty family cells from the row above, as merged cells of a spreadsheet need', async () => {
    const name = unique();
    await imported(
      table(
        headings,
        `A${name},Peter,a${name}@example.org,0772 000 001,Gulu,,,,`,
        ',,,,,Mother,Grace,Akello,1985-03-03',
        `A${name},,,,,Son,Sam,Okello,2011-08-17`,
        `B${name},Ruth,b${name}@example.org,0772 000 002,Lira,Mother,Ruth,Apio,1990-01-02`,
      ),
    );
    expect(membersOf(await familiesOf(name))).toEqual([
      ['Mother Grace Akello 1985-03-03', 'Son Sam Okello 2011-08-17'],
      ['Mother Ruth Apio 1990-01-02'],
    ]);
  });

  it('combines the rows of a household into one family, led by its head or first member, even if names and phones differ', async () => {
    const name = unique();
    const csv = table(
      'Household ID,First name,Last name,Family role,Birthdate,Mobile phone number,Home email,Residence',
      `1-${name},Grace,Auma,Wife,1985-03-03,0772 000 003,,Gulu`,
      `1-${name},Peter,A${name},Head,1980-02-01,0772 000 004,a${name}@example.org,`,
      `2-${name},Ruth,B${name},Mother,1990-01-02,0772 000 005,b${name}@example.org,Lira`,
      `1-${name},Sam,A${name},Son,2011-08-17,,,`,
    );
    const answer = await check(csv);
    expect([answer.missing, answer.newCount, answer.invalidCount]).toEqual([[], 2, 0]);
    await imported(csv);
    const families = await familiesOf(name);
    expect(
      families.map(({ familyName, headOfFamily, phone, email, address }) => [
        familyName,
        headOfFamily,
        phone,
        email,
        address,
      ]),
    ).toEqual([
      [`A${name}`, `Peter A${name}`, '+256772000003', `a${name}@example.org`, 'Gulu'],
      [`B${name}`, `Ruth B${name}`, '+256772000005', `b${name}@example.org`, 'Lira'],
    ]);
    expect(membersOf(families)[0]).toEqual([
      'Wife Grace Auma 1985-03-03',
      `Head Peter A${name} 1980-02-01`,
      `Son Sam A${name} 2011-08-17`,
    ]);
  });

  it('splits a full name before its last word, and uses the name of the household as family name if there is no other', async () => {
    const name = unique();
    const csv = table(
      'Household,Member,Relationship,DOB,Phone,Email,Village',
      `${name},Mary Grace Akello,Mother,1985-03-03,0772 000 006,${name}@example.org,Gulu`,
      `${name},Sam,Son,2011-08-17,,,`,
    );
    const { previewFields, preview } = await check(csv);
    expect(Object.fromEntries(previewFields.map((field, at) => [field, preview[0]?.values[at]]))).toMatchObject({
      'Family name': name,
      'Head of family': 'Mary Grace Akello',
      'Member: relationship': 'Mother, Son',
      'Member: first name': 'Mary Grace, Sam',
      'Member: last name': `Akello, ${name}`,
      'Member: date of birth': '1985-03-03, 2011-08-17',
    });
    await imported(csv);
    expect((await familiesOf(name)).map(({ members }) => members.length)).toEqual([2]);
  });

  it('names errors by row and column, and leaves out the whole family if any of its rows has an error', async () => {
    const name = unique();
    const csv = table(
      headings,
      `A${name},Peter,a${name}@example.org,0772 000 007,Gulu,Father,Peter,Okello,1980-02-01`,
      `B${name},Ruth,b${name}@example.org,0772 000 008,Lira,Mother,Ruth,Apio,1990-01-02`,
      `A${name},,,0772 000 007,,Son,Sam,Okello,31/02/2011`,
      `A${name},,,0772 000 007,,,Joy,Okello,2999-01-01`,
    );
    const answer = await check(csv, { wantsInvalidRows: true });
    expect([answer.newCount, answer.invalidCount]).toEqual([1, 2]);
    expect(answer.errors.map(({ row, field, value }) => [row, field, value])).toEqual([
      [4, 'dob', '31/02/2011'],
      [5, 'title', ''],
      [5, 'dob', '2999-01-01'],
    ]);
    const rows = answer.invalidRows?.trim().split('\r\n') ?? [];
    expect(rows.slice(1).map((row) => row.split(',')[6])).toEqual(['Peter', 'Sam', 'Joy']);
    const refused = await send(csv);
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['rows.4.dob', 'rows.5.title', 'rows.5.dob'],
    ]);
    expect(await familiesOf(name)).toEqual([]);
    await imported(csv, { invalidRows: 'skip' });
    expect((await familiesOf(name)).map(({ familyName }) => familyName)).toEqual([`B${name}`]);
  });

  it('requires a relationship once a column holds members, and accepts one relationship for all rows', async () => {
    const csv = table(
      'Family,First name,Birthday,Phone,Email,Village',
      'Okot,Sam,2011-08-17,0772000009,o@example.org,Gulu',
    );
    expect((await check(csv)).missing).toEqual(['title']);
    const answer = await check(csv, { values: [{ field: 'title', value: 'Member' }] });
    expect([answer.missing, answer.newCount, answer.errorCount]).toEqual([[], 1, 0]);
  });

  it('refuses a family with more members than the form accepts', async () => {
    const rows = Array.from(
      { length: 21 },
      (_, at) => `Okot,P,o@example.org,0772000010,Gulu,Son,S${at},Okot,2011-08-17`,
    );
    const { errors } = await check(table(headings, ...rows));
    expect(errors.map(({ message }) => message)).toEqual(['Family members must be a list of at most 20']);
  });

  it('finds duplicates when a file is imported again, and removes families and members with one undo', async () => {
    const name = unique();
    const csv = table(
      headings,
      `A${name},Peter,a${name}@example.org,0772 000 011,Gulu,Father,Peter,Okello,1980-02-01`,
      `A${name},,,0772 000 011,,Son,Sam,Okello,2011-08-17`,
    );
    const { id } = await imported(csv);
    const again = await check(csv);
    expect([again.newCount, again.skippedCount, again.duplicates.map(({ row }) => row)]).toEqual([0, 1, [2]]);
    await post(api, `/api/imports/families/${id}/undo`, {}, api.as('admin'));
    expect(await familiesOf(name)).toEqual([]);
    await imported(csv);
    expect((await familiesOf(name)).map(({ members }) => members.length)).toEqual([2]);
  });

  it('reads an export of the console, and its own template', async () => {
    const name = unique();
    await imported(table(headings, `A${name},Peter,a${name}@example.org,0772 000 012,Gulu,,,,`));
    const { body } = await api.send({ url: `/api/families/export.csv?search=${name}`, headers: api.as('admin') });
    const exported = await check(body);
    expect([exported.columns.map(({ field }) => field), exported.skippedCount, exported.errorCount]).toEqual([
      ['familyName', 'headOfFamily', 'email', 'phone', 'address', null, null],
      1,
      0,
    ]);
    const { template } = (await api.send({ url: '/api/imports/families', headers: api.as('admin') })).json<{
      template: string;
    }>();
    const own = await check(template);
    expect([own.missing, own.newCount, own.errorCount]).toEqual([[], 1, 0]);
  });
});
