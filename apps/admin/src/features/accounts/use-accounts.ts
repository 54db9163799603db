import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, dataOf } from '@ministry/api-client';
import type { StaffRole } from '@ministry/domain';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAccount } from '../../use-may.ts';

const path = apiPath('/api/staff-accounts');
const byId = (id: number) => ({ params: { path: { id } } });

/** Values of the form for a new account. */
export type AccountDraft = { username: string; role: StaffRole; email: string };

/** The staff accounts and their actions. Every call throws `ApiError` when the API refuses it. */
export function useAccounts() {
  const queries = useQueryClient();
  const list = useQuery({
    ...readQuery(path),
  });
  const self = useAccount();
  const refresh = () => queries.invalidateQueries({ queryKey: [path] });
  async function changed<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    await refresh();
    return answer;
  }
  return {
    ...list,
    /** Username of the signed-in account as the server spells it. */
    self: self.data?.username,
    add: ({ username, role, email }: AccountDraft) =>
      changed(
        dataOf(
          api.calls.POST('/api/staff-accounts', {
            body: { username: username.trim(), role, ...(email.trim() ? { email: email.trim() } : {}) },
          }),
        ),
      ),
    changePassword: (id: number, body: { currentPassword: string; newPassword: string }) =>
      changed(api.calls.PUT('/api/staff-accounts/{id}/password', { ...byId(id), body })),
    invite: (id: number, email: string) =>
      changed(api.calls.POST('/api/staff-accounts/{id}/invitation', { ...byId(id), body: { email } })),
    signOut: (id: number) => changed(api.calls.POST('/api/staff-accounts/{id}/sign-out', byId(id))),
    removeSecondFactor: (id: number) => changed(api.calls.DELETE('/api/staff-accounts/{id}/second-factor', byId(id))),
    revoke: (id: number) => changed(api.calls.DELETE('/api/staff-accounts/{id}', byId(id))),
    restore: (id: number) => changed(api.calls.POST('/api/staff-accounts/{id}/restore', byId(id))),
  };
}
export type Accounts = ReturnType<typeof useAccounts>;
