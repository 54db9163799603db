import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readableError, type EventResponse } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { useNow } from '../../../app/site.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { useRegistration } from '../api/use-registration.ts';
import {
  answer,
  refused,
  registered,
  start,
  type Flow,
  type Reply,
  type Turn,
  type World,
} from '../registration-flow.ts';
import { eventWords } from '../events.content.ts';
import css from './registration-assistant.module.css';

type Line = Reply & { by: 'assistant' | 'visitor' };
const spoken = (replies: readonly Reply[]): Line[] => replies.map((reply) => ({ ...reply, by: 'assistant' }));

const words = { log: 'Conversation', label: 'Your message', send: 'Send', sending: 'Sending…' } as const;

/** Reads the events it talks of, then draws the conversation. */
export default function RegistrationAssistant() {
  const now = useNow();
  const { data, error, refetch } = useRead<EventResponse[]>('/api/events');
  if (data) return <Conversation world={{ events: data, now }} />;
  if (!error) return <Loading label={eventWords.loading} />;
  return (
    <p role="alert">
      {eventWords.failed}{' '}
      <button type="button" className="btn btn-quiet" onClick={() => void refetch()}>
        {eventWords.tryAgain}
      </button>
    </p>
  );
}

function Conversation({ world }: { world: World }) {
  const [flow, setFlow] = useState<Flow>(start.flow);
  const [lines, setLines] = useState<Line[]>(spoken(start.replies));
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const registration = useRegistration();

  useEffect(() => {
    // To the visitor's last message, so that a long answer is read from its beginning.
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-by=visitor]') ?? [])].at(-1);
    if (log.current && asked) log.current.scrollTop = asked.offsetTop - log.current.offsetTop - 12;
  }, [lines]);

  function take(turn: Turn) {
    setFlow(turn.flow);
    setLines((before) => [...before, ...spoken(turn.replies)]);
    if (!turn.submit) return;
    registration.mutate(turn.submit, {
      onSuccess: ({ confirmationCode }) => take(registered(turn.flow, confirmationCode, world)),
      onError: (error) => take(refused(turn.flow, readableError(error))),
    });
  }

  function say(message: string) {
    if (message.trim() === '' || registration.isPending) return;
    setLines((before) => [...before, { by: 'visitor', text: message.trim() }]);
    take(answer(flow, message, world));
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
      {/* Focusable, so that a long conversation can be scrolled from the keyboard. */}
      <div ref={log} className={css.log} role="log" aria-label={words.log} tabIndex={0}>
        {lines.map((line, index) => (
          <div key={index} className={css.line} data-by={line.by}>
            <p>{line.text}</p>
            {line.list ? (
              <ol>
                {line.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            ) : null}
          </div>
        ))}
      </div>
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
          {words.label}
        </label>
        <input ref={input} id="assistant-message" autoComplete="off" maxLength={1_000} placeholder={words.label} />
        {/* EVT-44 */}
        <button className="btn btn-nile" disabled={registration.isPending}>
          {registration.isPending ? words.sending : words.send}
        </button>
      </form>
    </div>
  );
}
