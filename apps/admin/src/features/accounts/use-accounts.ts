import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, dataOf } from '@ministry/api-client';
import type { StaffRole } from '@ministry/domain';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';

const path = apiPath('/api/staff-accounts');
const sessionPath = apiPath('/api/session');
const byId = (id: number) => ({ params: { path: { id } } });

/** The staff accounts and what can be done to them; every call raises `ApiError` when refused. */
export function useAccounts() {
  const queries = useQueryClient();
  const list = useQuery({
    ...readQuery(path),
  });
  const self = useQuery({
    ...readQuery(sessionPath),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [path] });
  async function changed<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    await refresh();
    return answer;
  }
  return {
    ...list,
    /** Username of whoever is signed in, in the server's spelling. */
    self: self.data?.username,
    add: (username: string, role: StaffRole) =>
      changed(dataOf(api.calls.POST('/api/staff-accounts', { body: { username, role } }))),
    revoke: (id: number) => changed(api.calls.DELETE('/api/staff-accounts/{id}', byId(id))),
    restore: (id: number) => changed(api.calls.POST('/api/staff-accounts/{id}/restore', byId(id))),
  };
}
export type Accounts = ReturnType<typeof useAccounts>;
