import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import type { Programme } from '@ministry/domain';
import { type AssistantSettings, type Intent, intentOf, type KnownMinistry, replyTo } from '@ministry/domain/assistant';
import { commonCopy as common } from '../../common.copy.ts';
import { readQuery } from '../../reads.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const sitePath = apiPath('/api/site');
const eventsPath = apiPath('/api/events', { query: { view: 'summary', when: 'upcoming' } });
const sermonsPath = apiPath('/api/sermons', { query: { view: 'summary' } });
const waysPath = apiPath('/api/site/ways-of-giving');

const reasons: Record<Exclude<Intent['kind'], 'entry'>, string> = {
  urgent: copy.reasons.urgent,
  safe: copy.reasons.safe,
  ministry: copy.reasons.ministry,
  ministry_event: copy.reasons.ministryEvent,
  unknown: copy.reasons.unknown,
};

function reasonOf(intent: Intent): string {
  if (intent.kind !== 'entry') return reasons[intent.kind];
  const { asked, entry, phrase, words } = intent;
  return asked.id === entry.id
    ? copy.reasons.entry({ name: asked.name, words, phrase })
    : copy.reasons.entryAs({ name: asked.name, answering: entry.name, words, phrase });
}

interface AssistantTryOutProps {
  settings: AssistantSettings;
  ministries: readonly KnownMinistry[];
}

/** Answers a question with the current values of the form, by the same rules as the site. */
export function AssistantTryOut({ settings, ministries }: AssistantTryOutProps) {
  const [question, setQuestion] = useState('');
  return (
    <aside
      className={`${layout.card} ${layout.padded} ${layout.stack} ${styles.tryOut}`}
      aria-labelledby="assistant-try-out"
    >
      <h2 id="assistant-try-out">{copy.tryOut}</h2>
      <p>{copy.tryOutLead}</p>
      <label htmlFor="assistant-try-out-question">{copy.question}</label>
      <Input
        id="assistant-try-out-question"
        value={question}
        maxLength={1_000}
        autoComplete="off"
        placeholder={copy.questionExample}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div role="status">
        {question.trim() ? <Answer question={question} settings={settings} ministries={ministries} /> : null}
      </div>
    </aside>
  );
}

const replyNow = (question: string, situation: Omit<Parameters<typeof replyTo>[1], 'now'>) =>
  replyTo(question, { ...situation, now: new Date() });

function Answer({ question, settings, ministries }: AssistantTryOutProps & { question: string }) {
  const { data: site } = useQuery(readQuery(sitePath));
  const { data: events = [] } = useQuery(readQuery(eventsPath));
  const { data: sermons = [] } = useQuery(readQuery(sermonsPath));
  const { data: ways = [] } = useQuery(readQuery(waysPath));
  if (!site) return <p>{common.loading}</p>;
  const intent = intentOf(
    question,
    settings,
    ministries.map(({ name }) => name),
  );
  const { content, links, options } = replyNow(question, {
    settings,
    ministries,
    events,
    sermons,
    ways,
    identity: site.identity,
    // The OpenAPI description marks fields as optional that are always present.
    programme: site.programme as Programme,
    giveUrl: '/contact#donation',
    inDistress: false,
  });
  return (
    <dl>
      <dt>{copy.why}</dt>
      <dd>{reasonOf(intent)}</dd>
      <dt>{copy.answer}</dt>
      <dd>{content}</dd>
      {links?.length ? (
        <>
          <dt>{copy.links}</dt>
          <dd>
            <ul>
              {links.map(({ label, href, note }) => (
                <li key={`${label}${href ?? ''}`}>
                  {label} <small>{[href, note].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
      {options?.length ? (
        <>
          <dt>{copy.followingQuestions}</dt>
          <dd>{options.join(' · ')}</dd>
        </>
      ) : null}
    </dl>
  );
}
