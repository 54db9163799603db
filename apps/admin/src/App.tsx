import './global.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SiteBasics } from '@ministry/domain';
import { SiteProvider } from '@ministry/ui';
import { Loading } from './components/loading.tsx';
import { loadGateWithoutSignIn, loadOpenGate, removeNames } from './features/gate/gate-parts.ts';
import { CheckFailed } from './features/sign-in/check-failed.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { useAdminGate } from './features/sign-in/use-admin-gate.ts';
import { ConsoleTheme } from './theme/console-theme.tsx';

// The dashboard's code is for those who are in: the login form stays light.
const loadConsole = () => import('./console/console.tsx');
const Console = lazy(loadConsole);
const InvitationPage = lazy(() => import('./features/sign-in/invitation-page.tsx'));
// An offer: where its code does not come, there is none.
const OpenGate = lazy(() => loadOpenGate().catch(() => ({ default: () => null })));
const GateWithoutSignIn = lazy(loadGateWithoutSignIn);
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

/** The event whose check-in is asked for; 0 on every other page. */
const gateEvent = (): number => Number(/^\/admin\/gate\/(\d+)$/.exec(location.pathname)?.[1] ?? 0);

function Gate() {
  const gate = useAdminGate();
  const [isGateOpen, setGateOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const eventId = gateEvent();
  const openGate = eventId ? (
    <Suspense fallback={null}>
      <OpenGate eventId={eventId} onOpen={() => setGateOpen(true)} />
    </Suspense>
  ) : null;
  useEffect(() => {
    if (gate.state === 'checking') void loadConsole();
  }, [gate.state]);
  const isEnded = gate.state === 'out' && (gate.sessionEnded || hasLeft);
  useEffect(() => {
    if (isEnded) void removeNames();
  }, [isEnded]);

  if (isGateOpen && gate.state !== 'in')
    return (
      <Suspense fallback={<Loading label="Opening the list…" />}>
        <GateWithoutSignIn
          onSignIn={() => {
            setGateOpen(false);
            if (gate.state === 'failed') void gate.check();
          }}
        />
      </Suspense>
    );
  switch (gate.state) {
    case 'checking':
      return <Loading label="Checking your access…" />;
    case 'failed':
      return (
        <>
          {openGate}
          <CheckFailed error={gate.error} onRetry={gate.check} />
        </>
      );
    case 'out':
      return (
        <>
          {isEnded ? null : openGate}
          <SignInPage sessionEnded={gate.sessionEnded} onAttempt={() => void loadConsole()} onSignedIn={gate.enter} />
        </>
      );
    case 'in':
      return (
        <Suspense fallback={<Loading label="Opening the dashboard…" />}>
          <Console
            stats={gate.answer}
            onLogout={() => {
              setLeft(true);
              gate.leave();
            }}
          />
        </Suspense>
      );
  }
}
