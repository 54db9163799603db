import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { assistantLimits as limits, type AssistantText } from '@ministry/domain/assistant';
import { showToast } from '@ministry/ui';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import {
  apiNames,
  type AssistantValues,
  type StoredAssistant,
  toAssistant,
  toRequest,
  toValues,
  unanswered,
} from './assistant.ts';
import { AssistantTryOut } from './assistant-try-out.tsx';
import { EntryRows } from './entry-rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { TextLine } from './text-line.tsx';

const path = apiPath('/api/site/assistant');
/** As the page of the ministries reads them. */
const ministriesPath = apiPath('/api/ministries', { query: { view: 'summary' } });

/** What the assistant of the site answers. */
export default function AssistantPage() {
  return (
    <SettingsPage path={path} name="the assistant">
      {(stored) => <AssistantForm stored={stored} />}
    </SettingsPage>
  );
}

function AssistantForm({ stored }: { stored: StoredAssistant }) {
  const { data: ministries = [] } = useQuery(readQuery(ministriesPath));
  const form = useAssistantForm(stored);
  const settings = toAssistant(form.values);
  const lost = unanswered(
    settings,
    ministries.map(({ name }) => name),
  );
  return (
    <SettingsForm
      form={form}
      part="assistant"
      title="Assistant"
      lead="What the assistant on the page of the ministries answers: what people ask, the reply, and where it leads."
      viewPath="/ministries#engagement"
      beside={<AssistantTryOut settings={settings} ministries={ministries} />}
    >
      <TextLine name="welcomeText" label="Welcome" max={limits.text} required isLong hint="With {{name}}." />
      <Suggestions name="welcomeSuggestions" label="Questions to begin with" />
      <div role="status">
        {lost.length > 0 ? (
          <Alert type="warning" showIcon title="No entry answers these suggestions" description={lost.join(', ')} />
        ) : null}
      </div>
      <EntryRows entries={form.values.entries} refused={form.refused} />
      <h2>Where it has not understood</h2>
      <TextLine name="fallback" label="It says" max={limits.text} required isLong />
      <Suggestions name="fallbackSuggestions" label="It suggests" />
      <Suggestions name="suggestions" label="Suggested on after other answers" />
      <h2>What it says besides</h2>
      {texts.map(([name, label, hint]) => (
        <TextLine key={name} name={name} label={label} max={limits.text} required isLong {...(hint ? { hint } : {})} />
      ))}
    </SettingsForm>
  );
}

const mustHavePhone = 'Must have {{phone}}.';
const texts: readonly [name: AssistantText, label: string, hint?: string][] = [
  ['urgent', 'To a cry for help', mustHavePhone],
  ['urgentPromise', 'After it, with reminders on'],
  ['stillHere', 'While it is not over', mustHavePhone],
  ['safe', 'When the visitor is safe', mustHavePhone],
  ['calm', 'To who is well without having asked for help'],
  ['prayerPromise', 'After a request for prayer, with reminders on'],
  ['noEvents', 'No event is announced'],
  ['noSermons', 'No sermon is published'],
  ['welcomeBack', 'To who comes back after a day'],
  ['urgentFollowUp', 'Half an hour after a cry for help', mustHavePhone],
  ['prayerFollowUp', 'A day after a request for prayer'],
  ['eventFollowUp', 'A week after a question about events'],
  ['ministryFollowUp', 'Three days after a question about a ministry', 'With {{ministry}}.'],
];

const Suggestions = ({ name, label }: { name: string; label: string }) => (
  <TextLine
    name={name}
    label={label}
    max={limits.suggestions * (limits.suggestion + 1)}
    isLong
    hint="One in each line."
  />
);

function useAssistantForm(stored: StoredAssistant) {
  return useSettingsForm<StoredAssistant, AssistantValues>({
    path,
    stored,
    type: 'site-assistant',
    isKeptOnServer: true,
    name: 'the assistant',
    apiNames,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/assistant', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: 'The assistant is saved', description: 'The site answers so now.' }),
  });
}
