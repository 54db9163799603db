import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { api } from '../../session.ts';
import { ExceptionRows } from './exception-rows.tsx';
import { overlaps, type ProgrammeValues, type StoredProgramme, toRequest, toValues } from './programme.ts';
import { ServiceRows } from './service-rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import styles from './site.module.css';

const path = apiPath('/api/site/programme');

/** The services of a week, and what is otherwise on single days. */
export default function ProgrammePage() {
  return (
    <SettingsPage path={path} name="the programme">
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
    name: 'the weekly programme',
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/programme', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: 'The programme is saved', description: 'The whole site shows it now.' }),
  });
  const overlapping = overlaps(form.values);
  return (
    <SettingsForm
      form={form}
      part="programme"
      title="Weekly programme"
      lead="The services of a week, on the home page, the pages for events, contact and live, in calendars and in the assistant's answers."
      viewPath="/#week"
    >
      <ServiceRows items={form.values.items} />
      <div role="status">
        {overlapping.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title="These take place at the same time"
            description={
              <ul className={styles.warning}>
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
