import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { ExceptionRows } from './exception-rows.tsx';
import { programmeCopy as copy } from './programme.copy.ts';
import { overlaps, type ProgrammeValues, type StoredProgramme, toRequest, toValues } from './programme.ts';
import { ServiceRows } from './service-rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';

const path = apiPath('/api/site/programme');

/** The weekly services, and exceptions on single dates. */
export default function ProgrammePage() {
  return (
    <SettingsPage path={path} name={copy.theProgramme}>
      {(stored) => <ProgrammeForm stored={stored} />}
    </SettingsPage>
  );
}

function ProgrammeForm({ stored }: { stored: StoredProgramme }) {
  const form = useSettingsForm<StoredProgramme, ProgrammeValues>({
    path,
    stored,
    type: 'site-programme',
    isKeptOnServer: true,
    name: copy.theWeeklyProgramme,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/programme', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: copy.savedTitle, description: common.theWholeSiteShowsIt }),
  });
  const overlapping = overlaps(form.values);
  return (
    <SettingsForm
      form={form}
      part="programme"
      one={copy.programme}
      title={copy.title}
      lead={copy.lead}
      viewPath="/#week"
    >
      <ServiceRows items={form.values.items} />
      <div role="status">
        {overlapping.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title={copy.overlapping}
            description={
              <ul>
                {overlapping.map((pair) => (
                  <li key={pair}>{pair}</li>
                ))}
              </ul>
            }
          />
        ) : null}
      </div>
      <ExceptionRows exceptions={form.values.exceptions} items={form.values.items} />
    </SettingsForm>
  );
}
