import { Form, Input } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, type ProjectStatus, projectStatuses } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { ministriesTextsCopy as copy } from './ministries-texts.copy.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { type MinistriesValues, type StoredMinistries, toMinistriesRequest, toMinistriesValues } from './page-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { LineField, RowField, RowText, TextRows } from './text-fields.tsx';
import { TextsBack } from './texts-back.tsx';

const statuses: Record<ProjectStatus, string> = {
  'In Progress': copy.statuses.inProgress,
  Active: copy.statuses.active,
  Planning: copy.statuses.planning,
  Development: copy.statuses.development,
  Ongoing: copy.statuses.ongoing,
};
const path = apiPath('/api/site/ministries-texts');

/** Texts of the ministries page. */
export default function MinistriesTextsPage() {
  return (
    <SettingsPage path={path} name={pages.theTexts}>
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
    name: pages.ministries.inSentence,
    toValues: toMinistriesValues,
    send: (values, version) =>
      dataOf(api.calls.PUT('/api/site/ministries-texts', { body: toMinistriesRequest(values, version) })),
    onSaved: () => showToast({ title: pages.ministries.savedTitle, description: pages.savedText }),
  });
}

function TextsForm({ stored }: { stored: StoredMinistries }) {
  const form = useTextsForm(stored);
  return (
    <SettingsForm
      form={form}
      part="ministriesTexts"
      one={pages.ministries.one}
      title={pages.ministries.title}
      lead={pages.ministries.lead}
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
    <LineField name="description" label={pages.description} />
    <LineField name="vision" label={copy.vision} max={limits.statement} />
    <LineField name="mission" label={copy.mission} max={limits.statement} />
    <LineField name="ministriesLead" label={copy.belowMinistries} />
    <LineField name="conferencesLead" label={copy.belowConferences} />
    <TextRows
      name="conferences"
      heading={copy.conferences}
      one={copy.conference}
      most={limits.cards}
      rows={values.conferences}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: pages.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="trainingLead" label={copy.belowTraining} />
    <TextRows
      name="training"
      heading={copy.training}
      one={copy.course}
      most={limits.cards}
      rows={values.training}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: pages.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
  </>
);

const WorkFields = ({ values }: { values: MinistriesValues }) => (
  <>
    <LineField name="servicesLead" label={copy.belowServices} hint={pages.servicesHint} />
    <LineField name="projectsLead" label={copy.belowProjects} />
    <ProjectRows rows={values.projects} />
    <LineField name="storiesLead" label={copy.belowMissions} />
    <TextRows
      name="stories"
      heading={copy.stories}
      one={copy.story}
      most={limits.stories}
      rows={values.stories}
      fields={[
        { name: 'title', label: common.title },
        { name: 'place', label: copy.placeOrWork, max: limits.note, isOptional: true },
      ]}
    />
    <TextRows
      name="figures"
      heading={copy.missionFigures}
      one={pages.figure}
      most={limits.figures}
      rows={values.figures}
      fields={[
        { name: 'label', label: pages.whatIsCounted },
        { name: 'value', label: common.number, max: limits.value },
      ]}
      hasText={false}
    />
  </>
);

const ProjectRows = ({ rows }: { rows: readonly FormRow[] }) => (
  <RowsField
    name="projects"
    heading={copy.projects}
    hint={copy.projectsHint}
    one={copy.project}
    most={limits.projects}
    rows={rows}
    blank={() => ({ title: '', status: projectStatuses[0], text: '', firstPhase: '' })}
    nameOf={({ title }) => String(title)}
  >
    {(place) => (
      <>
        <RowField place={place} name="title" label={common.title} />
        <Form.Item name={[place, 'status']} label={common.status} required>
          <Choice options={statuses} />
        </Form.Item>
        <Form.Item name={[place, 'firstPhase']} label={copy.firstPhase} extra={copy.firstPhaseHint}>
          <Input inputMode="numeric" maxLength={3} />
        </Form.Item>
        <RowText place={place} />
      </>
    )}
  </RowsField>
);
