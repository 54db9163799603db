import './console-page.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { leadToOriginal } from './lead-to-original.ts';
import { loadRemote, type Remote, type RemoteName } from './remotes.ts';

type State = { App: Remote } | 'loading' | 'failed';

/** Renders the remote of the address, or a message when it cannot be loaded. */
function ConsolePage() {
  const name: RemoteName = useLocation().pathname.startsWith('/media-setup') ? 'media' : 'admin';
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const { identity, programme, otherLanguages, isForStaff } = useSettings();
  usePageHead({ title: copy[name], description: copy.description });

  useEffect(() => {
    let isCurrent = true;
    setState('loading');
    loadRemote(name, attempt).then(
      (App) => isCurrent && setState({ App }),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  useEffect(() => (isForStaff ? leadToOriginal() : undefined), [isForStaff]);

  if (state === 'loading') {
    return (
      <>
        <noscript>
          <p className="wrap section">{copy.needsScript}</p>
        </noscript>
        <Loading label={copy.loading} />
      </>
    );
  }
  if (state === 'failed') {
    return (
      <div className="wrap section" role="alert">
        <p>{copy.failed}</p>
        <button type="button" className="btn btn-nile" onClick={() => setAttempt(attempt + 1)}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <state.App
      site={{
        identity,
        programme,
        otherLanguages,
        sitePath: isForStaff ? '' : basePath,
      }}
    />
  );
}

export const page: PageModule = { Component: ConsolePage };
