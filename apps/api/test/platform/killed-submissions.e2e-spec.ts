import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { LedgerEntryResponse } from '../../src/money/ledger/ledger.dto.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import type { OrderDetailResponse, OrderResponse } from '../../src/money/orders/order-admin.dto.ts';
import type { ProductResponse, StockMovementResponse } from '../../src/money/products/product.dto.ts';
import type { FamilyResponse } from '../../src/people/families/family.dto.ts';
import type { ImportResponse } from '../../src/platform/imports/import.dto.ts';
import { builtServer } from '../built-server.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { familyRequest } from '../factories/people.ts';
import { orderRequest, productRequest } from '../factories/store.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { basic, describeOnAnyDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

/** The built server, as `npm start` runs it. */
/** Milliseconds between the request and the kill: before, within and after its transaction. */
const moments = [2, 6, 12];

interface Server {
  url: string;
  child: ChildProcess;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

// I1, I2: a process killed at any moment leaves all or nothing, and a retry with the same key completes the submission once.
describeOnAnyDatabase('a request whose server is killed', (database) => {
  const folder = temporaryFolder('killed');
  let shared: TestApp | undefined;
  let server: Server;

  async function start(): Promise<Server> {
    const child = spawn(process.execPath, [builtServer], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        MEDIA_SERVER: 'off',
        DATA_DIR: folder,
        ...(shared?.config.databaseUrl ? { DATABASE_URL: shared.config.databaseUrl } : {}),
        ADMIN_PASSWORD: passwords.admin,
        MEDIA_PASSWORD: passwords.media,
        RATE_LIMIT_SCALE: '1000',
        SANDBOX_PAYMENTS: 'on',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    closeAtTheEnd(() => kill(child));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    while (!/Site\s+http/.test(output)) {
      if (hasEnded(child)) throw new Error(`The server did not start: ${output}`);
      await pause(20);
    }
    return { child, url: /Site\s+(http\S+)/.exec(output)?.[1] ?? '' };
  }

  async function kill(child = server.child): Promise<void> {
    if (hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  beforeAll(async () => {
    if (database !== 'sqlite') shared = await startTestApp({ database });
    server = await start();
  }, busyMachineMs);
  afterAll(async () => {
    await kill();
    await shared?.close();
  });

  const post = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** Sends a request, kills the server after this time, restarts it and sends the request twice more. Returns these two answers. */
  async function killWithin(moment: number, send: () => Promise<Response>): Promise<[Response, Response]> {
    const cut = send().catch(() => undefined);
    await pause(moment);
    await kill();
    await cut;
    server = await start();
    return [await send(), await send()];
  }

  it(
    'is stored once or not at all, and completed by sending it again: a registration',
    async () => {
      const authorization = basic('admin', passwords.admin);
      const event = {
        title: 'Crusade',
        description: 'Come and see',
        date: '2030-01-01T10:00:00.000Z',
        location: 'Kampala',
        category: 'crusade',
        attendeeLimit: 100,
        registrationRequired: true,
        isActive: true,
      };
      const { id } = (await (await post('/api/events', event, { authorization })).json()) as { id: number };

      for (const [at, moment] of moments.entries()) {
        const headers = { 'idempotency-key': randomUUID() };
        const person = { eventId: id, firstName: 'Grace', lastName: `Number ${at}`, email: `grace${at}@example.org` };
        const [first, second] = await killWithin(moment, () => post(`/api/events/${id}/register`, person, headers));
        expect([first.status, second.status]).toEqual([201, 201]);
        expect(await second.json()).toEqual(await first.json());

        const seats = (await (await fetch(`${server.url}/api/events/${id}`)).json()) as { seatsTaken: number };
        const registrations = await fetch(`${server.url}/api/events/${id}/registrations`, {
          headers: { authorization },
        });
        expect(seats.seatsTaken).toBe(at + 1);
        expect(registrations.headers.get('x-total-count')).toBe(String(at + 1));
      }
    },
    busyMachineMs * moments.length,
  );
  it(
    'is stored once or not at all, and completed by sending it again: a family with all its members',
    async () => {
      const authorization = basic('admin', passwords.admin);
      for (const [at, moment] of moments.entries()) {
        const headers = { 'idempotency-key': randomUUID() };
        const familyMembers = Array.from({ length: 20 }, (_, child) => ({
          firstName: `Child ${child}`,
          lastName: 'Okello',
          dob: '2014-03-09',
          title: 'Son',
        }));
        const [first, second] = await killWithin(moment, () =>
          post('/api/families', familyRequest({ email: `family${at}@example.org`, familyMembers }), headers),
        );
        expect([first.status, second.status]).toEqual([201, 201]);
        expect(await second.json()).toEqual(await first.json());
        const families = (await (
          await fetch(`${server.url}/api/families`, { headers: { authorization } })
        ).json()) as FamilyResponse[];
        expect(families.map(({ members }) => members.length)).toEqual(Array<number>(at + 1).fill(20));
      }
    },
    busyMachineMs * moments.length,
  );

  it(
    'is stored once or not at all, and completed by sending it again: an import with all its rows',
    async () => {
      const authorization = basic('admin', passwords.admin);
      const ask = async <Answer>(path: string): Promise<Answer> =>
        (await fetch(`${server.url}${path}`, { headers: { authorization } })).json() as Promise<Answer>;
      const before = (await ask<LedgerEntryResponse[]>('/api/ledger?limit=500')).length;
      for (const [at, moment] of moments.entries()) {
        const headers = { 'idempotency-key': randomUUID(), authorization };
        const rows = Array.from({ length: 30 }, (_, row) => `2026-01-0${at + 1},${1000 + row},cash,general`);
        const csv = ['Received on,Amount,Method,Category', ...rows].join('\n');
        const [first, second] = await killWithin(moment, () =>
          post('/api/imports/gifts', { csv, fileName: 'gifts.csv' }, headers),
        );
        expect([first.status, second.status]).toEqual([201, 201]);
        expect(await second.json()).toEqual(await first.json());
        const entries = await ask<LedgerEntryResponse[]>('/api/ledger?limit=500');
        const imports = await ask<ImportResponse[]>('/api/imports');
        expect([entries.length - before, imports.length]).toEqual([30 * (at + 1), at + 1]);
      }
    },
    busyMachineMs * moments.length,
  );

  // I3, STORE-14
  it(
    'is stored once or not at all, and completed by sending it again: an order with its stock and its payment',
    async () => {
      const authorization = basic('admin', passwords.admin);
      const { id: productId } = (await (
        await post('/api/products', productRequest({ stockQuantity: 100 }), { authorization })
      ).json()) as ProductResponse;
      const ask = async <Answer>(path: string): Promise<Answer> =>
        (await fetch(`${server.url}${path}`, { headers: { authorization } })).json() as Promise<Answer>;
      for (const [at, moment] of moments.entries()) {
        const headers = { 'idempotency-key': randomUUID() };
        const payload = orderRequest([{ productId, quantity: 2 }], { payment: 'online', provider: 'sandbox' });
        const [first, second] = await killWithin(moment, () => post('/api/orders', payload, headers));
        expect([first.status, second.status]).toEqual([201, 201]);
        const receipt = (await first.json()) as OrderReceipt;
        expect(await second.json()).toEqual(receipt);
        expect(receipt.redirect_url).toContain('/sandbox-checkout/');

        const { stockQuantity } = await ask<ProductResponse>(`/api/products/${productId}`);
        const moves = await ask<StockMovementResponse[]>(`/api/products/${productId}/stock-moves`);
        const orders = await ask<OrderResponse[]>('/api/orders');
        const { payments } = await ask<OrderDetailResponse>(`/api/orders/${receipt.id}`);
        expect([
          orders.length,
          stockQuantity,
          moves.reduce((sum, { change }) => sum + change, 0),
          payments.length,
        ]).toEqual([at + 1, 100 - 2 * (at + 1), stockQuantity, 1]);
      }
    },
    busyMachineMs * moments.length,
  );
});
