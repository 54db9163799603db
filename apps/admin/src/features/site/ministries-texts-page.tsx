import { Form, Input } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, projectStatuses } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Choice } from '../../components/choice.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { type MinistriesValues, type StoredMinistries, toMinistriesRequest, toMinistriesValues } from './page-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { LineField, RowField, RowText, TextRows } from './text-fields.tsx';
import { TextsBack } from './texts-back.tsx';

const statuses = Object.fromEntries(projectStatuses.map((status) => [status, status]));
const path = apiPath('/api/site/ministries-texts');

/** What the ministries page says of the church. */
export default function MinistriesTextsPage() {
  return (
    <SettingsPage path={path} name="the texts">
      {(stored) => <TextsForm stored={stored} />}
    </SettingsPage>
  );
}

function useTextsForm(stored: StoredMinistries) {
  return useSettingsForm<StoredMinistries, MinistriesValues>({
    path,
    stored,
    type: 'site-ministries',
    isKeptOnServer: true,
    name: 'the ministries page',
    toValues: toMinistriesValues,
    send: (values, version) =>
      dataOf(api.calls.PUT('/api/site/ministries-texts', { body: toMinistriesRequest(values, version) })),
    onSaved: () => showToast({ title: 'The ministries page is saved', description: 'The site shows it now.' }),
  });
}

function TextsForm({ stored }: { stored: StoredMinistries }) {
  const form = useTextsForm(stored);
  return (
    <SettingsForm
      form={form}
      part="ministriesTexts"
      one="ministries page"
      title="Ministries page"
      lead="What the page says beside the ministries themselves: vision, conferences, training, projects and missions."
      back={<TextsBack />}
      viewPath="/ministries"
    >
      <TeachingFields values={form.values} />
      <WorkFields values={form.values} />
    </SettingsForm>
  );
}

const TeachingFields = ({ values }: { values: MinistriesValues }) => (
  <>
    <LineField name="description" label="Description for search engines" />
    <LineField name="vision" label="Vision (optional)" max={limits.statement} />
    <LineField name="mission" label="Mission (optional)" max={limits.statement} />
    <LineField name="ministriesLead" label="Below ‘Our Ministries’ (optional)" />
    <LineField name="conferencesLead" label="Below ‘Flagship Conferences and Events’ (optional)" />
    <TextRows
      name="conferences"
      heading="Conferences"
      one="conference"
      most={limits.cards}
      rows={values.conferences}
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'note', label: 'When, or for whom', max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="trainingLead" label="Below ‘Programs and Training’ (optional)" />
    <TextRows
      name="training"
      heading="Training"
      one="course"
      most={limits.cards}
      rows={values.training}
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'note', label: 'When, or for whom', max: limits.note, isOptional: true },
      ]}
    />
  </>
);

const WorkFields = ({ values }: { values: MinistriesValues }) => (
  <>
    <LineField name="servicesLead" label="Below ‘Church Services’ (optional)" hint="The services: Site, Programme." />
    <LineField name="projectsLead" label="Below ‘Ongoing Projects’ (optional)" />
    <ProjectRows rows={values.projects} />
    <LineField name="storiesLead" label="Below ‘Missions and Outreaches’ (optional)" />
    <TextRows
      name="stories"
      heading="Stories"
      one="story"
      most={limits.stories}
      rows={values.stories}
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'place', label: 'Place or work', max: limits.note, isOptional: true },
      ]}
    />
    <TextRows
      name="figures"
      heading="Numbers of the missions"
      one="number"
      most={limits.figures}
      rows={values.figures}
      fields={[
        { name: 'label', label: 'What is counted' },
        { name: 'value', label: 'Number', max: limits.value },
      ]}
      hasText={false}
    />
  </>
);

const ProjectRows = ({ rows }: { rows: readonly FormRow[] }) => (
  <RowsField
    name="projects"
    heading="Projects"
    hint="On the about page too."
    one="project"
    most={limits.projects}
    rows={rows}
    blank={() => ({ title: '', status: projectStatuses[0], text: '', firstPhase: '' })}
    nameOf={({ title }) => String(title)}
  >
    {(place) => (
      <>
        <RowField place={place} name="title" label="Title" />
        <Form.Item name={[place, 'status']} label="Status" required>
          <Choice options={statuses} />
        </Form.Item>
        <Form.Item
          name={[place, 'firstPhase']}
          label="First phase, percent (optional)"
          extra="0 to 100. Empty: no bar is shown."
        >
          <Input inputMode="numeric" maxLength={3} />
        </Form.Item>
        <RowText place={place} />
      </>
    )}
  </RowsField>
);
