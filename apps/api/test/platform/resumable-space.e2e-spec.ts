import { utimesSync } from 'node:fs';
import { ResumableFiles } from '../../src/platform/uploads/resumable/resumable-files.ts';
import type { ApiAnswer } from '../api-client.ts';
import { begin, proceed } from '../factories/resumable.ts';
import { describeOnAnyDatabase, describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

/** Bytes that are reserved for the database. */
const reserve = 64 * 1_024 ** 2;
const length = 10_000_000;

/** Makes the disk look as if it had space for this many bytes besides the reserve. */
function giveSpace(api: TestApp, bytes: number): void {
  api.app.get(ResumableFiles).room = () => Promise.resolve(reserve + bytes);
}
const announce = (api: TestApp): Promise<ApiAnswer> => begin(api, { length });
const callers = (count: number, announceOne: (turn: number) => Promise<ApiAnswer>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async (_, turn) => (await announceOne(turn)).statusCode));
const taken = (statuses: number[]): number => statuses.filter((status) => status === 201).length;
const fileOf = (api: TestApp, { headers }: ApiAnswer): string =>
  api.app.get(ResumableFiles).pathOf(String(headers['location']).slice(-24));

describeOnAnyDatabase('the space of uploads in pieces', (database) => {
  let api: TestApp;
  beforeEach(async () => {
    api = await startTestApp({ database });
  });
  afterEach(() => api.close());

  it('is reserved for no more of 200 simultaneous callers than there is space for', async () => {
    giveSpace(api, 20 * length);
    const statuses = await callers(200, () => announce(api));
    expect([taken(statuses), new Set(statuses)]).toEqual([20, new Set([201, 507])]);
  });

  it('includes what is still missing of uploads in progress', async () => {
    giveSpace(api, 2 * length - 1_000);
    const first = await announce(api);
    expect((await announce(api)).statusCode).toBe(507);
    await proceed(api, String(first.headers['location']), 0, Buffer.alloc(1_000));
    expect((await announce(api)).statusCode).toBe(201);
  });

  it('is reserved until an hour after the last byte', async () => {
    giveSpace(api, length);
    const idle = fileOf(api, await announce(api));
    const silentFor = (minutes: number): void => {
      const since = new Date(Date.now() - minutes * 60_000);
      utimesSync(idle, since, since);
    };
    silentFor(59);
    expect((await announce(api)).statusCode).toBe(507);
    silentFor(61);
    expect((await announce(api)).statusCode).toBe(201);
  });
});

describeOnEachServer('the space of uploads in pieces, of two processes with one disk', (database) => {
  it('is reserved for no more of 200 simultaneous callers than there is space for', async () => {
    const one = await startTestApp({ database });
    const other = await one.startAnother();
    for (const api of [one, other]) giveSpace(api, 20 * length);
    const statuses = await callers(200, (turn) => announce(turn % 2 ? one : other));
    // Two callers at the same instant may both be refused the last free space.
    expect([19, 20]).toContain(taken(statuses));
    await other.close();
    await one.close();
  });
});
