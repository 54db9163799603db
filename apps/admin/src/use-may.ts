import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import type { Permission } from '@ministry/domain';
import { readQuery } from './reads.ts';
import { api, session } from './session.ts';

const sessionPath = apiPath('/api/session');

/** Who is signed in and what they may do, as the server says; read once, before the first page. */
export const useAccount = () =>
  useQuery({
    ...readQuery(sessionPath),
    queryFn: async ({ signal }) => {
      const account = await api.read(sessionPath, { signal });
      session.bind(account.epoch);
      return account;
    },
  });

/** Whether the signed-in role has one of the permissions. What it may not do is not shown; the server refuses it anyway. */
export function useMay(): (...permissions: readonly Permission[]) => boolean {
  const { data } = useAccount();
  return (...permissions) => permissions.some((permission) => data?.permissions.includes(permission));
}
