import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import type { Permission } from '@ministry/domain';
import { readQuery } from './reads.ts';
import { api, session } from './session.ts';

const sessionPath = apiPath('/api/session');

/** The signed-in account and its permissions, as the server reports them; read once, before the first page. */
export const useAccount = () =>
  useQuery({
    ...readQuery(sessionPath),
    queryFn: async ({ signal }) => {
      const account = await api.read(sessionPath, { signal });
      session.setEpoch(account.epoch);
      return account;
    },
  });

/** Whether the signed-in role has one of the permissions. Hides what the role may not do; the server refuses it in any case. */
export function useMay(): (...permissions: readonly Permission[]) => boolean {
  const { data } = useAccount();
  return (...permissions) => permissions.some((permission) => data?.permissions.includes(permission));
}
