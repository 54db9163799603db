import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { programme } from '@ministry/domain';
import { eventsPath, sermonsPath } from '../api/paths.ts';
import { assistantWords as words } from '../assistant.content.ts';
import { doorWords } from '../door.content.ts';
import { converse, opened } from '../conversation.ts';
import { intentOf } from '../intents.ts';
import { dropMemory, loadMemory, saveMemory } from '../memory-store.ts';
import { isBlank } from '../memory.ts';
import { neededFor, replyTo } from '../replies.ts';
import { checkInterval } from '../tasks.ts';
import type { KnownEvent, KnownMinistry, KnownSermon } from '../world.ts';
import css from './assistant.module.css';
import door from './door.module.css';
import { MemoryPanel } from './memory-panel.tsx';
import { MessageLine } from './message-line.tsx';

export interface AssistantProps {
  ministries: readonly KnownMinistry[];
  giveUrl: string;
  /** Asked before the script was there. */
  firstQuestion: string | null;
  /** The visitor wants to write at once. */
  focused: boolean;
}

/** Milliseconds for which an answer is 'written', so that it is seen to come. */
const writingTime = 600;

/** The conversation. Its rules are in conversation.ts and replies.ts; this reads lists, watches the clock and draws. */
export default function Assistant({ ministries, giveUrl, firstQuestion, focused }: AssistantProps) {
  const reads = useQueryClient();
  const [conversation, act] = useReducer(converse, undefined, () => opened(loadMemory(new Date()), new Date()));
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isTyped = useRef(focused);
  const { messages, processing, memory, suggestions } = conversation;
  const ministryNames = ministries.map(({ name }) => name);

  useEffect(() => (isBlank(memory) ? dropMemory() : saveMemory(memory)), [memory]);

  // CHAT-09: at once, for what fell due while the page was away, and then again and again.
  const names = ministryNames.join('\n');
  useEffect(() => {
    const check = () => act({ type: 'checked', ministryNames: names.split('\n'), now: new Date() });
    check();
    const clock = setInterval(check, checkInterval);
    return () => clearInterval(clock);
  }, [names]);

  useEffect(() => {
    // To the visitor's last question, so that a long answer is read from its beginning.
    const lines = [...(log.current?.querySelectorAll<HTMLElement>('[data-by]') ?? [])].reverse();
    const from = processing ? lines[0] : (lines.find((line) => line.dataset.by !== 'bot') ?? lines[0]);
    if (log.current && from) log.current.scrollTop = from.offsetTop - log.current.offsetTop - 12;
  }, [messages, processing]);
  // A field that was disabled has lost the focus.
  useEffect(() => {
    if (!processing && isTyped.current) input.current?.focus({ preventScroll: true });
  }, [processing]);

  async function ask(text: string, typed: boolean) {
    if (text.trim() === '' || processing) return;
    isTyped.current = typed;
    if (!typed) log.current?.focus({ preventScroll: true });
    act({ type: 'asked', text, now: new Date() });
    const needed = neededFor(text, ministryNames);
    const read = <T,>(path: string) => reads.fetchQuery<T[]>({ queryKey: [path] });
    try {
      // Whoever is in need waits for nothing.
      const written = new Promise((resolve) =>
        setTimeout(resolve, intentOf(text) === 'urgent_prayer' ? 0 : writingTime),
      );
      const [events, sermons] = await Promise.all([
        needed === 'events' ? read<KnownEvent>(eventsPath) : [],
        needed === 'sermons' ? read<KnownSermon>(sermonsPath) : [],
        written,
      ]);
      const now = new Date();
      act({
        type: 'replied',
        reply: replyTo(text, { ministries, events, sermons, programme, giveUrl, now }),
        ministryNames,
        now,
      });
    } catch {
      act({ type: 'failed', now: new Date() });
    }
  }

  const first = useRef(firstQuestion);
  useEffect(() => {
    const question = first.current;
    first.current = null;
    if (question !== null) void ask(question, false);
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') return;
    setDraft('');
    void ask(draft, true);
  }

  const options = messages.at(-1)?.options ?? suggestions;
  return (
    <>
      {/* Focusable, so that a long conversation can be scrolled from the keyboard. */}
      <div ref={log} className={door.log} role="log" aria-label={doorWords.log} tabIndex={0}>
        {messages.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
        {processing ? (
          <p className={`${door.line} ${css.typing}`} data-by="bot">
            <i />
            <i />
            <i />
            <span className="unseen">{words.typing}</span>
          </p>
        ) : null}
      </div>
      {options.length > 0 && !processing ? (
        <div className={door.options} role="group" aria-label={words.suggestions}>
          {options.map((option) => (
            <button key={option} type="button" className="btn btn-quiet" onClick={() => void ask(option, false)}>
              {option}
            </button>
          ))}
        </div>
      ) : null}
      <form className={css.entry} onSubmit={send}>
        <label htmlFor="assistant-question" className="unseen">
          {words.label}
        </label>
        <input
          ref={input}
          id="assistant-question"
          value={draft}
          autoComplete="off"
          maxLength={1_000}
          placeholder={words.label}
          disabled={processing}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button className="btn btn-nile" disabled={processing}>
          {words.send}
        </button>
      </form>
      <MemoryPanel
        memory={memory}
        onPrefer={(preferences) => act({ type: 'preferred', preferences, now: new Date() })}
        onClear={() => {
          act({ type: 'cleared', now: new Date() });
          log.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
