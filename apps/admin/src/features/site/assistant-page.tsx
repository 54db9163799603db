import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { assistantLimits as limits, type AssistantText } from '@ministry/domain/assistant';
import { showToast } from '@ministry/ui';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
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
/** The same query as on the ministries page. */
const ministriesPath = apiPath('/api/ministries', { query: { view: 'summary' } });

/** Settings of the site's assistant. */
export default function AssistantPage() {
  return (
    <SettingsPage path={path} name={copy.theAssistant}>
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
      one={copy.assistant}
      title={copy.title}
      lead={copy.lead}
      viewPath="/ministries#engagement"
      beside={<AssistantTryOut settings={settings} ministries={ministries} />}
    >
      <TextLine name="welcomeText" label={copy.welcome} max={limits.text} required isLong hint={copy.welcomeHint} />
      <Suggestions name="welcomeSuggestions" label={copy.welcomeSuggestions} />
      <div role="status">
        {lost.length > 0 ? (
          <Alert type="warning" showIcon title={copy.unanswered} description={lost.join(', ')} />
        ) : null}
      </div>
      <EntryRows entries={form.values.entries} refused={form.refused} />
      <h2>{copy.notUnderstood}</h2>
      <TextLine name="fallback" label={copy.fallback} max={limits.text} required isLong />
      <Suggestions name="fallbackSuggestions" label={copy.fallbackSuggestions} />
      <Suggestions name="suggestions" label={copy.suggestions} />
      <h2>{copy.otherTexts}</h2>
      {texts.map(([name, label, hint]) => (
        <TextLine key={name} name={name} label={label} max={limits.text} required isLong {...(hint ? { hint } : {})} />
      ))}
    </SettingsForm>
  );
}

const texts: readonly [name: AssistantText, label: string, hint?: string][] = [
  ['urgent', copy.texts.urgent, copy.mustHavePhone],
  ['urgentPromise', copy.texts.urgentPromise],
  ['stillHere', copy.texts.stillHere, copy.mustHavePhone],
  ['safe', copy.texts.safe, copy.mustHavePhone],
  ['calm', copy.texts.calm],
  ['prayerPromise', copy.texts.prayerPromise],
  ['noEvents', copy.texts.noEvents],
  ['noSermons', copy.texts.noSermons],
  ['welcomeBack', copy.texts.welcomeBack],
  ['urgentFollowUp', copy.texts.urgentFollowUp, copy.mustHavePhone],
  ['prayerFollowUp', copy.texts.prayerFollowUp],
  ['eventFollowUp', copy.texts.eventFollowUp],
  ['ministryFollowUp', copy.texts.ministryFollowUp, copy.withMinistry],
];

const Suggestions = ({ name, label }: { name: string; label: string }) => (
  <TextLine
    name={name}
    label={label}
    max={limits.suggestions * (limits.suggestion + 1)}
    isLong
    hint={copy.oneInEachLine}
  />
);

function useAssistantForm(stored: StoredAssistant) {
  return useSettingsForm<StoredAssistant, AssistantValues>({
    path,
    stored,
    type: 'site-assistant',
    isKeptOnServer: true,
    name: copy.theAssistant,
    apiNames,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/assistant', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: copy.savedTitle, description: copy.savedText }),
  });
}
