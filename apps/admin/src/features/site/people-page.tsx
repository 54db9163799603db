import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError, apiPath, dataOf, readableError } from '@ministry/api-client';
import { peopleLimits as limits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { MemberRows } from './member-rows.tsx';
import { OfficesField } from './offices-field.tsx';
import {
  newGroup,
  type PeopleValues,
  type StoredPeople,
  toRequest,
  toValues,
  withoutWithdrawn,
  wrongMembers,
} from './people.ts';
import { SettingsForm } from './settings-form.tsx';

const path = apiPath('/api/site/people');
const read = async (): Promise<StoredPeople> => ({ ...(await api.read(path)), id: 1 });

/** Who stands on the page of the team and on the home page, and the structure of offices. */
export default function PeoplePage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error) return <LoadFailed title="The team could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <PeopleForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the team…" />;
}

function PeopleForm({ stored }: { stored: StoredPeople }) {
  const { form, wrong } = usePeopleForm(stored);
  const { values } = form;
  return (
    <SettingsForm
      form={form}
      part="people"
      one="team"
      title="Team and offices"
      lead="Who leads and who serves, on the page of the team, the home page and in the search; only people who have agreed to be shown."
      viewPath="/team"
      toValues={(settings) => withoutWithdrawn(toValues({ ...stored, ...settings }), stored)}
    >
      <MemberRows
        values={values}
        stored={stored}
        wrong={wrong}
        onGroup={(place, groupId) => form.form.setFieldValue(['members', place, 'groupId'], groupId)}
        onUpload={form.notifyUpload}
      />
      <RowsField
        name="groups"
        heading="Parts of the team"
        hint="Sections of the page. One in which nobody is shown is left out."
        one="part"
        most={limits.groups}
        rows={values.groups}
        blank={newGroup}
        nameOf={({ title }) => String(title)}
      >
        {(place) => (
          <>
            <Form.Item name={[place, 'title']} label="Title" required>
              <Input maxLength={limits.groupTitle} />
            </Form.Item>
            <Form.Item name={[place, 'lead']} label="Sentence below it (optional)">
              <Input maxLength={limits.groupLead} />
            </Form.Item>
          </>
        )}
      </RowsField>
      <OfficesField rows={values.offices} onChange={(offices) => form.replace({ offices })} />
    </SettingsForm>
  );
}

function usePeopleForm(stored: StoredPeople) {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const form = useItemForm<StoredPeople, PeopleValues>({
    type: 'site-people',
    item: stored,
    toValues: (people) => toValues(people ?? stored),
    nameOf: () => 'the team',
    send: async (values, { version = 0 }) => {
      setRefused(null);
      return { ...(await dataOf(api.calls.PUT('/api/site/people', { body: toRequest(values, version) }))), id: 1 };
    },
    read,
    failed(error) {
      if (error instanceof ApiError) setRefused(error);
      return readableError(error);
    },
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      showToast({ title: 'The team is saved', description: 'The whole site shows it now.' });
    },
  });
  const fieldErrors = useFieldErrors(form.form);
  const latest = useRef(fieldErrors);
  useEffect(() => {
    latest.current = fieldErrors;
  });
  // Lines that were closed are open by now, and have their fields.
  useEffect(() => {
    if (!refused || wrongMembers(refused.fields).size === 0) return;
    latest.current.clear();
    latest.current.show(refused);
  }, [refused]);
  return { form, wrong: wrongMembers(refused?.fields ?? {}) };
}
