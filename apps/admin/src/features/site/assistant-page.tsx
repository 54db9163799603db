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
      title={copy.assistant}
      lead={copy.whatTheAssistantOnThe}
      viewPath="/ministries#engagement"
      beside={<AssistantTryOut settings={settings} ministries={ministries} />}
    >
      <TextLine name="welcomeText" label={copy.welcome} max={limits.text} required isLong hint={copy.withName} />
      <Suggestions name="welcomeSuggestions" label={copy.questionsToBeginWith} />
      <div role="status">
        {lost.length > 0 ? (
          <Alert type="warning" showIcon title={copy.noEntryAnswersTheseSuggestions} description={lost.join(', ')} />
        ) : null}
      </div>
      <EntryRows entries={form.values.entries} refused={form.refused} />
      <h2>{copy.whereItHasNotUnderstood}</h2>
      <TextLine name="fallback" label={copy.itSays} max={limits.text} required isLong />
      <Suggestions name="fallbackSuggestions" label={copy.itSuggests} />
      <Suggestions name="suggestions" label={copy.suggestedOnAfterOtherAnswers} />
      <h2>{copy.whatItSaysBesides}</h2>
      {texts.map(([name, label, hint]) => (
        <TextLine key={name} name={name} label={label} max={limits.text} required isLong {...(hint ? { hint } : {})} />
      ))}
    </SettingsForm>
  );
}

const mustHavePhone = copy.mustHavePhone;
const texts: readonly [name: AssistantText, label: string, hint?: string][] = [
  ['urgent', copy.toACryForHelp, mustHavePhone],
  ['urgentPromise', copy.afterItWithRemindersOn],
  ['stillHere', copy.whileItIsNotOver, mustHavePhone],
  ['safe', copy.whenTheVisitorIsSafe, mustHavePhone],
  ['calm', copy.toWhoIsWellWithout],
  ['prayerPromise', copy.afterARequestForPrayer],
  ['noEvents', copy.noEventIsAnnounced],
  ['noSermons', copy.noSermonIsPublished],
  ['welcomeBack', copy.toWhoComesBackAfter],
  ['urgentFollowUp', copy.halfAnHourAfterA, mustHavePhone],
  ['prayerFollowUp', copy.aDayAfterARequest],
  ['eventFollowUp', copy.aWeekAfterAQuestion],
  ['ministryFollowUp', copy.threeDaysAfterAQuestion, 'With {{ministry}}.'],
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
    name: 'the assistant',
    apiNames,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/assistant', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: copy.theAssistantIsSaved, description: copy.theSiteAnswersSoNow }),
  });
}
