import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { phoneHref } from '@ministry/domain';
import type { AssistantSettings } from '@ministry/domain/assistant';
import { fillIn } from '@ministry/domain/text-variables';
import { basePath } from '@ministry/messages';
import { readQuery } from '../../../app/reads.ts';
import { useIsShown, useSettings } from '../../../app/site.tsx';
import { standardWelcome } from '../../../app/standard-welcome.ts';
import { Icon } from '../../../drawings/icon.tsx';
import { assistantPath } from '../api/paths.ts';
import { launcherCopy as copy } from '../launcher.copy.ts';
import { hasMemory } from '../memory-key.ts';
import type { AssistantProps } from './assistant.tsx';
import css from './launcher.module.css';

/** Pages that answer the same questions without JavaScript. */
const links = [
  { href: '/events', label: copy.links.events },
  { href: '/sermons', label: copy.links.sermons },
  { href: '/contact#prayer', label: copy.links.prayer },
  { href: '/contact', label: copy.links.contact },
];

type State = 'closed' | 'loading' | 'failed';

/** CHAT-03: the welcome and the first options. The conversation's code is loaded on a click, or at once if a conversation is stored. */
export function AssistantLauncher({ ministries, giveUrl }: Pick<AssistantProps, 'ministries' | 'giveUrl'>) {
  const reads = useQueryClient();
  const { identity } = useSettings();
  const [loaded, setLoaded] = useState<{
    Assistant: ComponentType<AssistantProps>;
    settings: AssistantSettings;
  } | null>(null);
  const [state, setState] = useState<State>('closed');
  const [question, setQuestion] = useState<string | null>(null);
  const [isClicked, setClicked] = useState(false);

  const open = useCallback(
    (asked: string | null) => {
      setQuestion(asked);
      setState('loading');
      Promise.all([
        import(/* webpackChunkName: "assistant-chat" */ './assistant.tsx'),
        reads.fetchQuery(readQuery(assistantPath)),
      ]).then(
        ([{ default: Assistant }, settings]) => setLoaded({ Assistant, settings }),
        () => setState('failed'),
      );
    },
    [reads],
  );
  useEffect(() => {
    if (hasMemory()) open(null);
  }, [open]);

  return (
    <div className={css.chat}>
      {loaded ? (
        <loaded.Assistant
          settings={loaded.settings}
          ministries={ministries}
          giveUrl={giveUrl}
          firstQuestion={question}
          focused={isClicked && question === null}
        />
      ) : (
        <Welcome
          state={state}
          onOpen={(asked) => {
            setClicked(true);
            open(asked);
          }}
        />
      )}
      <p className={css.urgent}>
        {copy.urgent} <a href={phoneHref(identity.phone)}>{identity.phone}</a>
      </p>
    </div>
  );
}

/** @param onOpen called with the question, null for the button without one */
function Welcome({ state, onOpen }: { state: State; onOpen: (question: string | null) => void }) {
  const { identity, welcome = standardWelcome } = useSettings();
  const isShown = useIsShown();
  const common = { type: 'button', 'data-hold': '', disabled: state === 'loading' } as const;
  return (
    <>
      <div className={css.log} role="log" aria-label={copy.log}>
        <div className={css.line} data-by="bot">
          <p>{fillIn(welcome.text, { name: identity.name })}</p>
        </div>
      </div>
      <div className={css.options}>
        {welcome.suggestions.map((option) => (
          <button key={option} {...common} className="btn btn-quiet" onClick={() => onOpen(option)}>
            {option}
          </button>
        ))}
        <button {...common} className="btn btn-nile" onClick={() => onOpen(null)}>
          <Icon name="chat" />
          {copy.begin}
        </button>
      </div>
      {state === 'failed' ? (
        <p className={css.failed} role="alert">
          {copy.loadFailed}
        </p>
      ) : null}
      <noscript>
        <div className={css.plain}>
          <p>{copy.needsScript}</p>
          <ul>
            {links
              .filter(({ href }) => isShown(href))
              .map(({ href, label }) => (
                <li key={href}>
                  <a href={basePath + href}>{label}</a>
                </li>
              ))}
          </ul>
        </div>
      </noscript>
    </>
  );
}
