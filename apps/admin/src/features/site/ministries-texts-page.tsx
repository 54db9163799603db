import { Form, Input } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, projectStatuses } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
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
    name: copy.theMinistriesPage,
    toValues: toMinistriesValues,
    send: (values, version) =>
      dataOf(api.calls.PUT('/api/site/ministries-texts', { body: toMinistriesRequest(values, version) })),
    onSaved: () => showToast({ title: copy.theMinistriesPageIsSaved, description: copy.theSiteShowsItNow }),
  });
}

function TextsForm({ stored }: { stored: StoredMinistries }) {
  const form = useTextsForm(stored);
  return (
    <SettingsForm
      form={form}
      part="ministriesTexts"
      one={copy.ministriesPage}
      title={copy.ministriesPage2}
      lead={copy.whatThePageSaysBeside3}
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
    <LineField name="description" label={copy.descriptionForSearchEngines} />
    <LineField name="vision" label={copy.visionOptional} max={limits.statement} />
    <LineField name="mission" label={copy.missionOptional} max={limits.statement} />
    <LineField name="ministriesLead" label={copy.belowOurMinistriesOptional} />
    <LineField name="conferencesLead" label={copy.belowFlagshipConferencesAndEvents2} />
    <TextRows
      name="conferences"
      heading={copy.conferences}
      one={copy.conference}
      most={limits.cards}
      rows={values.conferences}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: copy.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="trainingLead" label={copy.belowProgramsAndTrainingOptional} />
    <TextRows
      name="training"
      heading={copy.training}
      one={copy.course}
      most={limits.cards}
      rows={values.training}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: copy.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
  </>
);

const WorkFields = ({ values }: { values: MinistriesValues }) => (
  <>
    <LineField name="servicesLead" label={copy.belowChurchServicesOptional} hint={copy.theServicesSiteProgramme} />
    <LineField name="projectsLead" label={copy.belowOngoingProjectsOptional} />
    <ProjectRows rows={values.projects} />
    <LineField name="storiesLead" label={copy.belowMissionsAndOutreachesOptional} />
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
      heading={copy.numbersOfTheMissions}
      one={copy.number}
      most={limits.figures}
      rows={values.figures}
      fields={[
        { name: 'label', label: copy.whatIsCounted },
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
    hint={copy.onTheAboutPageToo}
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
        <Form.Item name={[place, 'firstPhase']} label={copy.firstPhasePercentOptional} extra={copy.n0To100EmptyNo}>
          <Input inputMode="numeric" maxLength={3} />
        </Form.Item>
        <RowText place={place} />
      </>
    )}
  </RowsField>
);
