import './features/gate/loaded-files.ts';
import '@ministry/ui/console.css';
import './global.css';
import './components/layout.module.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { basePath } from '@ministry/messages';
import { type ConsoleSite, SiteProvider } from '@ministry/ui';
import { Opening } from './components/opening.tsx';
import { consoleCopy as copy } from './console/console.copy.ts';
import { loadCheckInOffer, loadCheckInWithoutSignIn, removeNames } from './features/gate/check-in-parts.ts';
import { CheckFailed } from './features/sign-in/check-failed.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { useAdminSignIn } from './features/sign-in/use-admin-sign-in.ts';
import { ConsoleTheme } from './theme/console-theme.tsx';

// The code of the dashboard is loaded separately, so that the login form stays small.
const loadConsole = () => import('./console/console.tsx');
const Console = lazy(loadConsole);
const InvitationPage = lazy(() => import('./features/sign-in/invitation-page.tsx'));
/** Longest wait for the code of the check-in offer, in milliseconds. The sign-in form waits for it; a phone with a list has it cached. */
const offerMs = 2_000;
const noOffer = { default: () => null };
const CheckInOffer = lazy(() =>
  Promise.race([
    loadCheckInOffer().catch(() => noOffer),
    new Promise<typeof noOffer>((resolve) => setTimeout(() => resolve(noOffer), offerMs)),
  ]),
);
const CheckInWithoutSignIn = lazy(loadCheckInWithoutSignIn);
/** Open to anyone who has an invitation link; everything else needs a login, or a check-in list that is stored on the device. */
const invitation = `${basePath}/admin/invitation`;

/** The admin console, as the shell mounts it under `/admin`. */
export default function App({ site }: { site?: ConsoleSite }) {
  return (
    <SiteProvider site={site}>
      <ConsoleTheme>
        <div className="console admin-console">
          {location.pathname === invitation ? (
            <Suspense fallback={<Opening label={copy.loadingInvitation} />}>
              <InvitationPage />
            </Suspense>
          ) : (
            <SignedInConsole />
          )}
        </div>
      </ConsoleTheme>
    </SiteProvider>
  );
}

/** Id of the event whose check-in page is open; 0 on every other page. */
const checkInEvent = (): number =>
  Number(/^\/admin\/gate\/(\d+)$/.exec(location.pathname.slice(basePath.length))?.[1] ?? 0);

function SignedInConsole() {
  const signIn = useAdminSignIn();
  const [isCheckInOpen, setCheckInOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const eventId = checkInEvent();
  const checkInOffer = eventId ? <CheckInOffer eventId={eventId} onOpen={() => setCheckInOpen(true)} /> : null;
  useEffect(() => {
    if (signIn.state === 'checking') void loadConsole();
  }, [signIn.state]);
  const isEnded = signIn.state === 'out' && (signIn.sessionEnded || hasLeft);
  useEffect(() => {
    if (isEnded) void removeNames();
  }, [isEnded]);

  if (isCheckInOpen && signIn.state !== 'in')
    return (
      <Suspense fallback={<Opening label={copy.openingList} />}>
        <CheckInWithoutSignIn
          onSignIn={() => {
            setCheckInOpen(false);
            if (signIn.state === 'failed') void signIn.check();
          }}
        />
      </Suspense>
    );
  switch (signIn.state) {
    case 'checking':
      return <Opening label={copy.checkingAccess} />;
    case 'failed':
      return (
        <Suspense fallback={<Opening label={copy.lookingForList} />}>
          {checkInOffer}
          <CheckFailed error={signIn.error} onRetry={signIn.check} />
        </Suspense>
      );
    case 'out':
      return (
        <Suspense fallback={<Opening label={copy.lookingForList} />}>
          {isEnded ? null : checkInOffer}
          <SignInPage
            sessionEnded={signIn.sessionEnded}
            onAttempt={() => void loadConsole()}
            onSignedIn={signIn.enter}
          />
        </Suspense>
      );
    case 'in':
      return (
        <Suspense fallback={<Opening label={copy.openingDashboard} />}>
          <Console
            stats={signIn.answer}
            onLogout={() => {
              setLeft(true);
              signIn.leave();
            }}
          />
        </Suspense>
      );
  }
}
