import './global.css';
import { lazy, Suspense, useEffect } from 'react';
import type { SiteBasics } from '@ministry/domain';
import { SiteProvider } from '@ministry/ui';
import { Loading } from './components/loading.tsx';
import { CheckFailed } from './features/sign-in/check-failed.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { useAdminGate } from './features/sign-in/use-admin-gate.ts';
import { ConsoleTheme } from './theme/console-theme.tsx';

// The dashboard's code is for those who are in: the login form stays light.
const loadConsole = () => import('./console/console.tsx');
const Console = lazy(loadConsole);
const InvitationPage = lazy(() => import('./features/sign-in/invitation-page.tsx'));
/** Open to whoever has a link; everything else in this console is behind the login. */
const invitation = '/admin/invitation';

/** The admin console, as the shell mounts it under `/admin`. */
export default function App({ site }: { site?: SiteBasics }) {
  return (
    <SiteProvider site={site}>
      <ConsoleTheme>
        <div className="admin-console">
          {location.pathname === invitation ? (
            <Suspense fallback={<Loading label="Looking at your invitation…" />}>
              <InvitationPage />
            </Suspense>
          ) : (
            <Gate />
          )}
        </div>
      </ConsoleTheme>
    </SiteProvider>
  );
}

function Gate() {
  const gate = useAdminGate();
  useEffect(() => {
    if (gate.state === 'checking') void loadConsole();
  }, [gate.state]);

  switch (gate.state) {
    case 'checking':
      return <Loading label="Checking your access…" />;
    case 'failed':
      return <CheckFailed error={gate.error} onRetry={gate.check} />;
    case 'out':
      return (
        <SignInPage sessionEnded={gate.sessionEnded} onAttempt={() => void loadConsole()} onSignedIn={gate.enter} />
      );
    case 'in':
      return (
        <Suspense fallback={<Loading label="Opening the dashboard…" />}>
          <Console stats={gate.answer} onLogout={gate.leave} />
        </Suspense>
      );
  }
}
