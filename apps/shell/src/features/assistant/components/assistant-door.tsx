import { useEffect, useState, type ComponentType } from 'react';
import { ministry } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { doorWords as words } from '../door.content.ts';
import { hasMemory } from '../memory-key.ts';
import type { AssistantProps } from './assistant.tsx';
import css from './door.module.css';

/**
 * The assistant as it stands in the document: its welcome and what may be asked (CHAT-03). The conversation itself is
 * loaded with the first press, or at once where this device remembers one.
 */
export function AssistantDoor({ ministries, giveUrl }: Pick<AssistantProps, 'ministries' | 'giveUrl'>) {
  const [Assistant, setAssistant] = useState<ComponentType<AssistantProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [question, setQuestion] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);

  function open(asked: string | null) {
    setQuestion(asked);
    setState('loading');
    import(/* webpackChunkName: "assistant-chat" */ './assistant.tsx').then(
      (module) => setAssistant(() => module.default),
      () => setState('failed'),
    );
  }
  useEffect(() => {
    if (hasMemory()) open(null);
  }, []);

  const press = (asked: string | null) => {
    setPressed(true);
    open(asked);
  };
  return (
    <div className={css.chat}>
      {Assistant ? (
        <Assistant
          ministries={ministries}
          giveUrl={giveUrl}
          firstQuestion={question}
          focused={pressed && question === null}
        />
      ) : (
        <>
          <div className={css.log} role="log" aria-label={words.log}>
            <div className={css.line} data-by="bot">
              <p>{words.welcome}</p>
            </div>
          </div>
          <div className={css.options}>
            {words.welcomeOptions.map((option) => (
              <button
                key={option}
                type="button"
                className="btn btn-quiet"
                data-hold=""
                disabled={state === 'loading'}
                onClick={() => press(option)}
              >
                {option}
              </button>
            ))}
            <button
              type="button"
              className="btn btn-nile"
              data-hold=""
              disabled={state === 'loading'}
              onClick={() => press(null)}
            >
              <Icon name="chat" />
              {words.begin}
            </button>
          </div>
          {state === 'failed' ? (
            <p className={css.failed} role="alert">
              {words.loadFailed}
            </p>
          ) : null}
          <noscript>
            <div className={css.plain}>
              <p>{words.needsScript}</p>
              <ul>
                {words.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </noscript>
        </>
      )}
      <p className={css.urgent}>
        {words.urgent} <a href={`tel:${ministry.phone.replaceAll(' ', '')}`}>{ministry.phone}</a>
      </p>
    </div>
  );
}
