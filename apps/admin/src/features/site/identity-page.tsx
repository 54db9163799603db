import { apiPath, dataOf } from '@ministry/api-client';
import { showToast, useSite } from '@ministry/ui';
import { showLook } from '@ministry/ui/look';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { identityCopy as copy } from './identity.copy.ts';
import { type IdentityValues, noLook, type StoredIdentity, toRequest, toValues } from './identity.ts';
import { IdentityFields } from './identity-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';

const path = apiPath('/api/site/identity');

/** Names of the church, ways to reach it, its look and its figures. */
export default function IdentityPage() {
  return (
    <SettingsPage path={path} name={copy.theIdentity}>
      {(stored) => <IdentityForm stored={stored} />}
    </SettingsPage>
  );
}

function IdentityForm({ stored }: { stored: StoredIdentity }) {
  const { settings, replace } = useSite();
  const form = useSettingsForm<StoredIdentity, IdentityValues>({
    path,
    stored,
    type: 'site-identity',
    name: copy.theIdentity,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/identity', { body: toRequest(values, version) })),
    onSaved(saved) {
      if (settings) replace({ ...settings, identity: saved });
      showLook(saved);
      showToast({ title: copy.savedTitle, description: common.theWholeSiteShowsIt });
    },
  });
  return (
    <SettingsForm
      form={form}
      part="identity"
      one={copy.identity}
      title={common.identity}
      lead={copy.lead}
      viewPath="/contact"
      // Versions from the release before this one have no look: the standard look was used then.
      toValues={(settings) => toValues({ ...stored, ...noLook, ...settings })}
    >
      <IdentityFields values={form.values} onReplace={form.replace} onUpload={form.notifyUpload} />
    </SettingsForm>
  );
}
