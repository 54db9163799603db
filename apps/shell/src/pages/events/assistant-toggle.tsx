import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventWords as words } from '../../features/events/events.content.ts';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import css from './events.module.css';

const Assistant = lazy(
  () => import(/* webpackChunkName: "assistant" */ '../../features/events/components/registration-assistant.tsx'),
);

/** EVT-03. Whether it is open stands in the address, so the button is an ordinary form before the script is there. */
export function AssistantToggle() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('assistant') === 'open';
  return (
    <>
      <form
        className={css.toggle}
        action="/events"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(isOpen ? {} : { assistant: 'open' }, { replace: true });
        }}
      >
        {isOpen ? null : <input type="hidden" name="assistant" value="open" />}
        <button className="btn btn-quiet" aria-expanded={isOpen} aria-controls="assistant" data-hold="">
          <Icon name={isOpen ? 'close' : 'chat'} />
          {isOpen ? words.closeAssistant : words.useAssistant}
        </button>
      </form>
      <section id="assistant" aria-label="Registration assistant">
        {isOpen ? (
          <>
            <noscript>
              <p className={css.notice}>{words.assistantNeedsScript}</p>
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
