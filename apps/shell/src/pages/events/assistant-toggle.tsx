import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { eventCopy as copy } from '../../features/events/events.copy.ts';
import { toggleCopy } from './assistant-toggle.copy.ts';
import css from './events.module.css';

const Assistant = lazy(
  () => import(/* webpackChunkName: "assistant" */ '../../features/events/components/registration-assistant.tsx'),
);

/** EVT-03. The address says whether the assistant is open, so that the button works without a script. */
export function AssistantToggle() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('assistant') === 'open';
  return (
    <>
      <form
        className={css.toggle}
        action={`${basePath}/events`}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(isOpen ? {} : { assistant: 'open' }, { replace: true });
        }}
      >
        {isOpen ? null : <input type="hidden" name="assistant" value="open" />}
        <button className="btn btn-quiet" aria-expanded={isOpen} aria-controls="assistant" data-hold="">
          <Icon name={isOpen ? 'close' : 'chat'} />
          {isOpen ? copy.closeAssistant : copy.useAssistant}
        </button>
      </form>
      <section id="assistant" aria-label={toggleCopy.label}>
        {isOpen ? (
          <>
            <noscript>
              <p className={css.notice}>{copy.assistantNeedsScript}</p>
            </noscript>
            <Suspense fallback={<Loading />}>
              <Assistant />
            </Suspense>
          </>
        ) : null}
      </section>
    </>
  );
}
