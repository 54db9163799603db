import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { Loading } from '../../drawings/loading.tsx';
import { loadRemote, type RemoteName } from './remotes.ts';

const words = {
  admin: 'Admin',
  media: 'Media team',
  description: 'For the staff of this ministry.',
  loading: 'Loading the console',
  failed: 'The console could not be loaded. The rest of the site goes on working.',
  tryAgain: 'Try again',
  needsScript: 'The console needs JavaScript.',
} as const;

type State = { App: ComponentType } | 'loading' | 'failed';

/** Draws the remote of the address; a remote that cannot be had leaves a message and the site standing. */
function ConsolePage() {
  const name: RemoteName = useLocation().pathname.startsWith('/media-setup') ? 'media' : 'admin';
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  usePageHead({ title: words[name], description: words.description });

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

  if (state === 'loading') {
    return (
      <>
        <noscript>
          <p className="wrap section">{words.needsScript}</p>
        </noscript>
        <Loading label={words.loading} />
      </>
    );
  }
  if (state === 'failed') {
    return (
      <div className="wrap section" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="btn btn-nile" onClick={() => setAttempt(attempt + 1)}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
  return <state.App />;
}

export const consolePage: PageModule = { Component: ConsolePage };
