import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AssistantSettings, KnownMinistry } from '@ministry/domain/assistant';
import { showAnswer } from '../../../app/chat-log.ts';
import { assistantCopy as copy } from '../assistant.copy.ts';
import { launcherCopy } from '../launcher.copy.ts';
import type { ChatMessage } from '../memory.ts';
import { shownQuestion } from '../shown-question.ts';
import { useConversation } from '../use-conversation.ts';
import { MemoryPanel } from './memory-panel.tsx';
import { MessageLine } from './message-line.tsx';
import css from './assistant.module.css';
import launcherCss from './launcher.module.css';

export interface AssistantProps {
  settings: AssistantSettings;
  ministries: readonly KnownMinistry[];
  giveUrl: string;
  /** Question asked in the launcher before this code was loaded; null if there is none. */
  firstQuestion: string | null;
  /** Puts the focus into the text field. */
  focused: boolean;
}

/** The conversation. Its rules are in conversation.ts and @ministry/domain/assistant. */
export default function Assistant({ settings, ministries, giveUrl, firstQuestion, focused }: AssistantProps) {
  const { conversation, act, ask } = useConversation(settings, ministries, giveUrl);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isTyped = useRef(focused);
  const { messages, processing, memory, suggestions } = conversation;

  // A field loses the focus when it is disabled.
  useEffect(() => {
    if (!processing && isTyped.current) input.current?.focus({ preventScroll: true });
  }, [processing]);

  function send(text: string, typed: boolean) {
    if (processing) return;
    isTyped.current = typed;
    if (!typed) log.current?.focus({ preventScroll: true });
    void ask(text);
  }

  const first = useRef(firstQuestion);
  useEffect(() => {
    const question = first.current;
    first.current = null;
    if (question !== null) send(question, false);
  });

  const options = messages.at(-1)?.options ?? suggestions;
  return (
    <>
      <Log log={log} messages={messages} processing={processing} />
      {options.length > 0 && !processing ? (
        <div className={launcherCss.options} role="group" aria-label={copy.suggestions}>
          {options.map((option) => (
            <button key={option} type="button" className="btn btn-quiet" onClick={() => send(option, false)}>
              {shownQuestion(option)}
            </button>
          ))}
        </div>
      ) : null}
      <Entry input={input} disabled={processing} onSend={(text) => send(text, true)} />
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

interface LogProps {
  log: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  processing: boolean;
}

function Log({ log, messages, processing }: LogProps) {
  const wasAsked = useRef(false);
  useEffect(() => {
    const lines = [...(log.current?.querySelectorAll<HTMLElement>('[data-by]') ?? [])].reverse();
    // A reminder answers no question, so it does not move the page.
    const isAnswered = wasAsked.current && !processing;
    showAnswer(log.current, isAnswered ? lines.find((line) => line.dataset['by'] === 'user') : lines[0], isAnswered);
    wasAsked.current = processing;
  }, [log, messages, processing]);
  return (
    // Focusable, so that a long conversation can be scrolled with the keyboard.
    <div ref={log} className={launcherCss.log} role="log" aria-label={launcherCopy.log} tabIndex={0}>
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
      {processing ? (
        <p className={`${launcherCss.line} ${css.typing}`} data-by="bot">
          <i />
          <i />
          <i />
          <span className="unseen">{copy.typing}</span>
        </p>
      ) : null}
    </div>
  );
}

interface EntryProps {
  input: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onSend: (text: string) => void;
}

function Entry({ input, disabled, onSend }: EntryProps) {
  const [draft, setDraft] = useState('');
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') return;
    setDraft('');
    onSend(draft);
  }
  return (
    <form className={css.entry} onSubmit={send}>
      <label htmlFor="assistant-question" className="unseen">
        {copy.label}
      </label>
      <input
        ref={input}
        id="assistant-question"
        value={draft}
        autoComplete="off"
        maxLength={1_000}
        placeholder={copy.label}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button className="btn btn-nile" disabled={disabled}>
        {copy.send}
      </button>
    </form>
  );
}
