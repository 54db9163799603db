import type { AttendeesResponse } from '@ministry/api-client';
import { ApiError, apiPath, dataOf, randomId } from '@ministry/api-client';
import { api, session } from '../../session.ts';
import type { GateServer } from './gate-session.ts';

const names = { device: 'admin.gate.device', gate: 'admin.gate.name' } as const;

/** Returns a UUID, also on plain HTTP, where `crypto.randomUUID` is missing. */
export const newScanId = (): string => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function device(): string {
  const known = localStorage.getItem(names.device);
  if (known) return known;
  const made = newScanId();
  localStorage.setItem(names.device, made);
  return made;
}

/** Name of the gate where this phone is, as the steward typed it. */
export const gateName = {
  read: (): string => localStorage.getItem(names.gate) ?? '',
  write: (gate: string): void => localStorage.setItem(names.gate, gate),
};

export const gateServer: GateServer = {
  async fetchList(eventId) {
    const list = { ids: [] as number[], names: [] as string[], phones: [] as string[], codes: [] as string[] };
    for (let after: number | null = 0; ;) {
      const part: AttendeesResponse = await api.read(
        apiPath('/api/events/{id}/attendees', { path: { id: eventId }, query: { after } }),
      );
      list.ids.push(...part.ids);
      list.names.push(...part.names);
      list.phones.push(...part.phones);
      list.codes.push(...part.codes);
      after = part.next;
      if (after === null) return { ...list, eventId, title: part.title, key: part.key, fetchedAt: Date.now() };
    }
  },
  exchange(eventId, cursor, scans) {
    // Opened without signing in: the request is not sent every ten seconds, because the server would refuse it.
    if (session.authorization() === null) return Promise.reject(new ApiError(401, '', '{}'));
    return dataOf(
      api.calls.POST('/api/events/{id}/check-ins', {
        params: { path: { id: eventId } },
        body: { device: device(), cursor, sentAt: Date.now(), scans: [...scans] },
      }),
    );
  },
};
