import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast, useSite } from '@ministry/ui';
import { showLook } from '@ministry/ui/look';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { type IdentityValues, noLook, type StoredIdentity, toRequest, toValues } from './identity.ts';
import { IdentityFields } from './identity-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const path = apiPath('/api/site/identity');
const read = async (): Promise<StoredIdentity> => ({ ...(await api.read(path)), id: 1 });

/** Name, ways to reach the church, and its numbers. */
export default function IdentityPage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error)
    return <LoadFailed title="The identity could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <IdentityForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the identity…" />;
}

function IdentityForm({ stored }: { stored: StoredIdentity }) {
  const queries = useQueryClient();
  const { settings, replace } = useSite();
  const form = useItemForm<StoredIdentity, IdentityValues>({
    type: 'site-identity',
    item: stored,
    toValues: (identity) => toValues(identity ?? stored),
    nameOf: () => 'the identity',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/identity', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      if (settings) replace({ ...settings, identity: saved });
      showLook(saved);
      showToast({ title: 'The identity is saved', description: 'The whole site shows it now.' });
    },
  });
  return (
    <SettingsForm
      form={form}
      part="identity"
      title="Identity"
      lead="What the church is called, what it looks like and how it is reached: on every page, in e-mails, calendars and search results."
      viewPath="/contact"
      // A version of the release before this one says nothing of the look: it was the standard one.
      toValues={(settings) => toValues({ ...stored, ...noLook, ...settings })}
    >
      <IdentityFields values={form.values} onReplace={form.replace} onUpload={form.notifyUpload} />
    </SettingsForm>
  );
}
