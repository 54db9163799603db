/** @jest-environment node */
import { ApiError } from '@ministry/api-client';
import type { Scan } from '@ministry/domain';
import { type GateServer, GateSession } from './gate-session.ts';
import type { GateContents, GateList, GateStorage } from './gate-storage.ts';

const list: GateList = {
  eventId: 12,
  title: 'Harvest',
  key: '',
  fetchedAt: 0,
  ids: [1],
  names: ['Mary Akello'],
  phones: ['3456'],
  codes: ['K7M2QXR4'],
};
const other: Scan = { id: 'o', ticket: '1', kind: 'in', undoes: null, name: null, gate: 'Gate B', at: 1 };

/** Storage that is kept when its tab is closed. */
function memoryStorage() {
  const contents: GateContents = { list, own: [], others: [] };
  const storage: GateStorage = {
    load: () => Promise.resolve(structuredClone(contents)),
    writeList: () => Promise.resolve(),
    writeOwn: (eventId, scans, isSent) => {
      const ids = scans.map(({ id }) => id);
      const rest = contents.own.filter(({ id }) => !ids.includes(id));
      contents.own = [...rest, ...scans.map((scan) => ({ ...scan, eventId, isSent }))];
      return Promise.resolve();
    },
    writeOthers: (others) => {
      contents.others.push(others);
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
  };
  return { contents, storage };
}

function serverOf(own: Partial<GateServer> = {}) {
  const received: Scan[] = [];
  const server: GateServer = {
    fetchList: () => Promise.resolve(list),
    exchange: (_, cursor, scans) => {
      received.push(...scans);
      return Promise.resolve({ stored: scans.map(({ id }) => id), others: [], cursor, hasMore: false });
    },
    ...own,
  };
  return { received, server };
}
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

let lastId = 0;
async function open(storage: GateStorage, server: GateServer): Promise<GateSession> {
  const gate = new GateSession(12, storage, server, () => `id-${(lastId += 1)}`);
  await gate.load();
  return gate;
}

describe('GateSession', () => {
  it('sends a scan once, and keeps none in the queue', async () => {
    const { received, server } = serverOf();
    const gate = await open(memoryStorage().storage, server);
    expect(await gate.enter('1', 'Gate A')).toEqual([]);
    await gate.sync();
    await gate.sync();
    expect([gate.ticketScans.count, gate.waitingCount, received.length]).toEqual([1, 0, 1]);
  });

  it('keeps offline scans after the tab was closed, and sends them when the connection is back', async () => {
    const { storage } = memoryStorage();
    const gate = await open(storage, serverOf({ exchange: noLine }).server);
    await gate.enter('1', 'Gate A');
    await gate.walkIn('Okot', 'Gate A');
    await gate.sync();
    expect([gate.line, gate.waitingCount, gate.ticketScans.count]).toEqual(['no-line', 2, 2]);
    const { received, server } = serverOf();
    const reopened = await open(storage, server);
    expect([reopened.waitingCount, reopened.ticketScans.count]).toEqual([2, 2]);
    await reopened.sync();
    expect([reopened.waitingCount, received.length]).toEqual([0, 2]);
  });

  it('lets nobody in twice, and says through which gate the ticket came in', async () => {
    const { server } = serverOf({
      exchange: (_, __, scans) =>
        Promise.resolve({ stored: scans.map(({ id }) => id), others: [other], cursor: 1, hasMore: false }),
    });
    const gate = await open(memoryStorage().storage, server);
    await gate.sync();
    expect([await gate.enter('1', 'Gate A'), gate.ticketScans.count, gate.recent]).toEqual([[other], 1, []]);
  });

  it('undoes an entry', async () => {
    const gate = await open(memoryStorage().storage, serverOf().server);
    await gate.enter('1', 'Gate A');
    await gate.undo('1', 'Gate A');
    expect([gate.ticketScans.count, gate.ticketScans.entriesOf('1')]).toEqual([0, []]);
  });

  it('does not count what a full phone could not store', async () => {
    const { storage } = memoryStorage();
    const full = { ...storage, writeOwn: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
    const gate = await open(full, serverOf().server);
    await expect(gate.enter('1', 'Gate A')).rejects.toThrow('Full');
    expect([gate.ticketScans.count, gate.waitingCount]).toEqual([0, 0]);
  });

  it.each([
    [400, 'refused'],
    [401, 'signed-out'],
    [403, 'refused'],
    [429, 'no-line'],
    [503, 'no-line'],
  ])('keeps a scan that the server answers with %i, and reports it as %s', async (status, line) => {
    const exchange = () => Promise.reject(new ApiError(status, '', '{}'));
    const gate = await open(memoryStorage().storage, serverOf({ exchange }).server);
    await gate.enter('1', 'Gate A');
    await gate.sync();
    expect([gate.line, gate.waitingCount]).toEqual([line, 1]);
  });

  it('sends the other scans if the server refuses one, which stays on the phone', async () => {
    let hasLine = false;
    const stored: string[] = [];
    const exchange: GateServer['exchange'] = (_, cursor, scans) => {
      if (!hasLine) return noLine();
      if (scans.some(({ ticket }) => ticket === '3')) return Promise.reject(new ApiError(400, '', '{}'));
      stored.push(...scans.map(({ ticket }) => ticket));
      return Promise.resolve({ stored: [], others: [], cursor, hasMore: false });
    };
    const gate = await open(memoryStorage().storage, serverOf({ exchange }).server);
    for (const ticket of ['1', '2', '3', '4', '5']) await gate.enter(ticket, 'Gate A');
    await gate.sync();
    hasLine = true;
    await gate.sync();
    expect([stored.toSorted(), gate.line, gate.waitingCount]).toEqual([['1', '2', '4', '5'], 'refused', 1]);
  });
});
