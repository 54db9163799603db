import { jest } from '@jest/globals';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { UploadOrphans } from '../../src/platform/uploads/upload-orphans.ts';
import { UploadsRepository } from '../../src/platform/uploads/uploads.repository.ts';
import { newAddress } from '../addresses.ts';
import { Clocks } from '../clocks.ts';
import { basic, passwords, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;

/** A wrong clock that is corrected, as on a machine without a clock battery. Durations are measured with the monotonic clock. */
describe.each([
  ['back by a day', -day],
  ['forth by a day', day],
  ['back by a second', -1_000],
])('while the clock is set %s', (_how, shift) => {
  let api: TestApp;
  let clocks: Clocks;
  beforeAll(async () => {
    api = await startTestApp();
  });
  beforeEach(() => (clocks = new Clocks()));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  it('a signed-in account stays signed in, and a wrong password stays wrong', async () => {
    const ask = (password: string) =>
      api.send({ url: '/api/admin/today', headers: { authorization: basic('admin', password) } });
    expect((await ask(passwords.admin)).statusCode).toBe(200);
    clocks.set(shift);
    expect((await ask(passwords.admin)).statusCode).toBe(200);
    expect((await ask('another long passphrase')).statusCode).toBe(401);
    expect((await ask(passwords.admin)).statusCode).toBe(200);
  });

  it('the live status still changes', async () => {
    const isLive = async (): Promise<boolean> => (await api.send({ url: '/api/live/status' })).json().isLive;
    await api.app.get(LiveService).change({ youtubeUrl: null, youtubeIsLive: false });
    expect(await isLive()).toBe(false);
    clocks.set(shift);
    // Written as by another process of the site; this process notices it at its next regular read.
    await api.database
      .repository(LiveState)
      .update({ id: 1 }, { youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtubeIsLive: true });
    clocks.pass(5_500);
    expect(await isLive()).toBe(true);
  });

  it('a wait after wrong passwords lasts as long as announced', async () => {
    const remoteAddress = newAddress();
    const guess = async (): Promise<number> => {
      const headers = { authorization: basic('admin', 'another long passphrase') };
      return (await api.send({ url: '/api/session', headers, remoteAddress })).statusCode;
    };
    const tries: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) tries.push(await guess());
    expect(tries).toEqual([401, 401, 401, 401, 429]);
    clocks.set(shift);
    expect(await guess()).toBe(429);
    clocks.pass(17_000);
    expect(await guess()).toBe(401);
  });

  it('the search for unused files runs once a day', async () => {
    const looked = jest.spyOn(api.app.get(UploadsRepository), 'findStoredBefore');
    const look = () => api.app.get(UploadOrphans).removeDaily(new Date(0), new Date(Date.now()));
    clocks.pass(2 * day);
    await look();
    clocks.set(shift);
    await look();
    expect(looked).toHaveBeenCalledTimes(1);
    clocks.pass(day);
    await look();
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('forms and pages still work', async () => {
    clocks.set(shift);
    const sent = await api.send({
      method: 'POST',
      url: '/api/contact',
      payload: { firstName: 'Mary', lastName: 'A', email: 'mary@example.org', message: 'Hello' },
      remoteAddress: newAddress(),
    });
    expect([sent.statusCode, sent.body]).toEqual([201, expect.any(String)]);
    for (const url of ['/', '/events', '/api/events']) expect((await api.send({ url })).statusCode).toBe(200);
    await api.app.get(PictureCopies).idle();
  });
});
