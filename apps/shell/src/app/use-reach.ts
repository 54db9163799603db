import { apiPath } from '@ministry/api-client';
import type { Figure } from '@ministry/domain';
import { useRead } from './reads.ts';
import { useSettings } from './site.tsx';

/** The church's reach; read where the page that was opened first came without it. Empty until it is there. */
export function useReach(): readonly Figure[] {
  const { reach } = useSettings();
  const { data } = useRead(apiPath('/api/site'), reach === undefined);
  return reach ?? data?.identity.reach ?? [];
}
