import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { ExceptionRows } from './exception-rows.tsx';
import { overlaps, type ProgrammeValues, type StoredProgramme, toRequest, toValues } from './programme.ts';
import { ServiceRows } from './service-rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './site.module.css';

const path = apiPath('/api/site/programme');
const read = async (): Promise<StoredProgramme> => ({ ...(await api.read(path)), id: 1 });

/** The services of a week, and what is otherwise on single days. */
export default function ProgrammePage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error)
    return <LoadFailed title="The programme could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <ProgrammeForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the programme…" />;
}

function ProgrammeForm({ stored }: { stored: StoredProgramme }) {
  const queries = useQueryClient();
  const form = useItemForm<StoredProgramme, ProgrammeValues>({
    type: 'site-programme',
    item: stored,
    toValues: (programme) => toValues(programme ?? stored),
    nameOf: () => 'the weekly programme',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/programme', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      showToast({ title: 'The programme is saved', description: 'The whole site shows it now.' });
    },
  });
  const overlapping = overlaps(form.values);
  return (
    <SettingsForm
      form={form}
      part="programme"
      title="Weekly programme"
      lead="The services of a week, on the home page, the pages for events, contact and live, in calendars and in the assistant's answers."
      viewPath="/#week"
      toValues={(settings) => toValues({ ...stored, ...settings })}
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
