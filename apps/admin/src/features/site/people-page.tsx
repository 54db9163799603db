import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError, apiPath, dataOf, readableError } from '@ministry/api-client';
import { peopleLimits as limits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { api } from '../../session.ts';
import { MemberRows } from './member-rows.tsx';
import { OfficesField } from './offices-field.tsx';
import { peopleCopy as copy } from './people.copy.ts';
import { newGroup, type PeopleValues, type StoredPeople, toRequest, toValues, withoutWithdrawn } from './people.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { wrongRows } from './wrong-rows.ts';

const path = apiPath('/api/site/people');

/** The people on the team page and the home page, and the structure of offices. */
export default function PeoplePage() {
  return (
    <SettingsPage path={path} name={copy.theTeam}>
      {(stored) => <PeopleForm stored={stored} />}
    </SettingsPage>
  );
}

function PeopleForm({ stored }: { stored: StoredPeople }) {
  const { form, wrong } = usePeopleForm(stored);
  const { values } = form;
  return (
    <SettingsForm
      form={form}
      part="people"
      one={copy.team}
      title={copy.title}
      lead={copy.lead}
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
        heading={copy.parts}
        hint={copy.partsHint}
        one={copy.part}
        most={limits.groups}
        rows={values.groups}
        blank={newGroup}
        nameOf={({ title }) => String(title)}
      >
        {(place) => (
          <>
            <Form.Item name={[place, 'title']} label={common.title} required>
              <Input maxLength={limits.groupTitle} />
            </Form.Item>
            <Form.Item name={[place, 'lead']} label={copy.partLead}>
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
  const [refused, setRefused] = useState<ApiError | null>(null);
  const form = useSettingsForm<StoredPeople, PeopleValues>({
    path,
    stored,
    type: 'site-people',
    name: copy.theTeam,
    toValues,
    send(values, version) {
      setRefused(null);
      return dataOf(api.calls.PUT('/api/site/people', { body: toRequest(values, version) }));
    },
    failed(error) {
      if (error instanceof ApiError) setRefused(error);
      return readableError(error);
    },
    onSaved: () => showToast({ title: copy.savedTitle, description: common.theWholeSiteShowsIt }),
  });
  const fieldErrors = useFieldErrors(form.form);
  const latest = useRef(fieldErrors);
  useEffect(() => {
    latest.current = fieldErrors;
  });
  // By now the closed rows are expanded, so that their fields can show the errors.
  useEffect(() => {
    if (!refused || wrongRows('members', refused.fields).size === 0) return;
    latest.current.clear();
    latest.current.show(refused);
  }, [refused]);
  return { form, wrong: wrongRows('members', refused?.fields ?? {}) };
}
