import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { useSite } from '@ministry/ui';
import { showLook } from '@ministry/ui/look';
import { api } from '../../session.ts';

const identityPath = apiPath('/api/site/identity');

/** Called after the settings were replaced: the console reads everything again and shows the new name and colours. */
export function useShowIdentity() {
  const queries = useQueryClient();
  const { settings, replace } = useSite();
  return async () => {
    await queries.invalidateQueries({ refetchType: 'none' });
    const identity = await api.read(identityPath);
    if (settings) replace({ ...settings, identity });
    showLook(identity);
  };
}
