import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk } from '../../../../tools/small-disk.mjs';
import { DiskReserve } from '../../src/platform/disk/disk-reserve.ts';
import { newAddress } from '../addresses.ts';
import { createEvent } from '../factories/event.ts';
import { basic, passwords, startTestApp, type TestApp } from '../test-app.ts';

const disk = mountSmallDisk(160);
(disk ? describe : describe.skip)('a full disk', () => {
  const folder = disk?.folder ?? '';
  const filler = join(folder, 'filler');
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ environment: { DATA_DIR: folder } });
    test.app.get(DiskReserve).check();
  });
  afterAll(async () => {
    await test.close();
    disk?.remove();
  });

  function fill(): void {
    const file = openSync(filler, 'a');
    try {
      for (const size of [1_048_576, 4_096, 1]) {
        const bytes = Buffer.alloc(size);
        try {
          while (writeSync(file, bytes) === size);
        } catch {
          // The disk is full for pieces of this size.
        }
      }
    } finally {
      closeSync(file);
    }
  }

  const session = async (password: string): Promise<number> =>
    (
      await test.send({
        url: '/api/session',
        headers: { authorization: basic('media', password) },
        remoteAddress: '10.0.0.1',
      })
    ).statusCode;
  const write = async (): Promise<number> =>
    (
      await test.send({
        method: 'POST',
        url: '/api/contact',
        remoteAddress: newAddress(),
        payload: {
          firstName: 'Grace',
          lastName: 'Aber',
          email: `g${newAddress()}@example.org`,
          message: 'x'.repeat(5_000),
        },
      })
    ).statusCode;
  /** Writes until there is no space even for a row. */
  async function writeUntilFull(): Promise<number> {
    for (let turn = 0; turn < 500; turn += 1) {
      const status = await write();
      if (status !== 201) return status;
    }
    return 201;
  }

  it('accepts messages until there is no space, and then answers 507', async () => {
    fill();
    expect(await writeUntilFull()).toBe(507);
    expect(await write()).toBe(507);
  });

  it('lets staff sign in, and limits guesses, even when the reserve is used up', async () => {
    fill();
    expect(await session(passwords.media)).toBe(200);
    const guesses = [];
    for (let turn = 0; turn < 5; turn += 1) guesses.push(await session(`a wrong passphrase ${turn}`));
    expect(guesses).toEqual([401, 401, 401, 401, 429]);
  });

  it('lets visitors read', async () => {
    for (const url of ['/api/events', '/api/sermons', '/healthz'])
      expect([url, (await test.send({ url })).statusCode]).toEqual([url, 200]);
  });

  it('accepts messages again once there is space, without a restart', async () => {
    rmSync(filler);
    test.app.get(DiskReserve).check();
    expect(await write()).toBe(201);
  });

  it('lets staff delete', async () => {
    const { id } = await createEvent(test);
    fill();
    expect(await writeUntilFull()).toBe(507);
    const answer = await test.send({ method: 'DELETE', url: `/api/events/${id}`, headers: test.as('admin') });
    expect(answer.statusCode).toBe(200);
    expect((await test.send({ url: `/api/events/${id}` })).statusCode).toBe(404);
  });

  it('accepts messages again when another process has made the reserve first', async () => {
    rmSync(filler);
    new DiskReserve(test.config).check();
    test.app.get(DiskReserve).check();
    expect(await write()).toBe(201);
  });
});
