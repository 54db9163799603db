import { apiPath } from '@ministry/api-client';
import type { Figure } from '@ministry/domain';
import { useRead } from './reads.ts';
import { useSettings } from './site.tsx';

/** Figures of the church. Read from the API if the page that was opened first did not contain them; empty until they are loaded. */
export function useReach(): readonly Figure[] {
  const { reach } = useSettings();
  const { data } = useRead(apiPath('/api/site'), reach === undefined);
  return reach ?? data?.identity.reach ?? [];
}
