import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, apiPath, readableError } from '@ministry/api-client';
import { showAnswer } from '../../../app/chat-log.ts';
import { useRead } from '../../../app/reads.ts';
import { useNow, useSettings } from '../../../app/site.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { useRegistration } from '../api/use-registration.ts';
import { assistantCopy as copy } from '../assistant.copy.ts';
import { eventCopy } from '../events.copy.ts';
import {
  answer,
  type Flow,
  refused,
  registered,
  type RegistrationContext,
  type Reply,
  start,
  type Turn,
} from '../registration-flow.ts';
import css from './registration-assistant.module.css';

type Line = Reply & { by: 'assistant' | 'visitor' };
const fromAssistant = (replies: readonly Reply[]): Line[] => replies.map((reply) => ({ ...reply, by: 'assistant' }));

/** Loads the events, then shows the conversation. */
export default function RegistrationAssistant() {
  const now = useNow();
  const { identity } = useSettings();
  const { data, error, refetch } = useRead(apiPath('/api/events'));
  if (data) return <Conversation context={{ identity, events: data, now }} />;
  if (!error) return <Loading label={eventCopy.loading} />;
  return (
    <p role="alert">
      {eventCopy.failed}{' '}
      <button type="button" className="btn btn-quiet" onClick={() => void refetch()}>
        {eventCopy.tryAgain}
      </button>
    </p>
  );
}

function Conversation({ context }: { context: RegistrationContext }) {
  const [flow, setFlow] = useState<Flow>(start.flow);
  const [lines, setLines] = useState<Line[]>(fromAssistant(start.replies));
  const input = useRef<HTMLInputElement>(null);
  const registration = useRegistration();

  function take(turn: Turn) {
    setFlow(turn.flow);
    setLines((before) => [...before, ...fromAssistant(turn.replies)]);
    if (!turn.submit) return;
    registration.mutate(turn.submit, {
      onSuccess: ({ confirmationCode }) => take(registered(turn.flow, confirmationCode, context)),
      onError: (error) =>
        take(refused(turn.flow, readableError(error), error instanceof ApiError ? Object.keys(error.fields) : [])),
    });
  }

  /** @param shown text that appears as the visitor's message, if it differs from the message */
  function say(message: string, shown = message) {
    if (message.trim() === '' || registration.isPending) return;
    setLines((before) => [...before, { by: 'visitor', text: shown.trim() }]);
    take(answer(flow, message, context));
    input.current?.focus();
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!input.current) return;
    say(input.current.value);
    input.current.value = '';
  }

  const options = lines.at(-1)?.options ?? [];
  return (
    <div className={css.chat}>
      <Log lines={lines} onPick={(index, item) => say(String(index + 1), item)} />
      {options.length > 0 && !registration.isPending ? (
        <p className={css.options}>
          {options.map((option) => (
            <button key={option} type="button" className="btn btn-quiet" onClick={() => say(option)}>
              {option}
            </button>
          ))}
        </p>
      ) : null}
      <form className={css.entry} onSubmit={send}>
        <label htmlFor="assistant-message" className="unseen">
          {copy.label}
        </label>
        <input ref={input} id="assistant-message" autoComplete="off" maxLength={1_000} placeholder={copy.label} />
        {/* EVT-44 */}
        <button className="btn btn-nile" disabled={registration.isPending}>
          {registration.isPending ? copy.pending : copy.send}
        </button>
      </form>
    </div>
  );
}

interface LogProps {
  lines: readonly Line[];
  /** Called when the visitor picks an event of the last list. */
  onPick(index: number, item: string): void;
}

function Log({ lines, onPick }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showAnswer(log.current, [...(log.current?.querySelectorAll('[data-by=visitor]') ?? [])].at(-1));
  }, [lines]);
  return (
    // Focusable, so that a long conversation can be scrolled with the keyboard.
    <div ref={log} className={css.log} role="log" aria-label={copy.log} tabIndex={0}>
      {lines.map((line, index) => (
        <div key={index} className={css.line} data-by={line.by}>
          <p>{line.text}</p>
          {line.list ? (
            <ol>
              {line.list.map((item, place) => (
                <li key={place}>
                  {/* A list can only be used while it is the last line. */}
                  <button type="button" disabled={index < lines.length - 1} onClick={() => onPick(place, item)}>
                    {item}
                  </button>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      ))}
    </div>
  );
}
