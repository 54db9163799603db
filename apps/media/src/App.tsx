import '@ministry/ui/console.css';
import type { CSSProperties } from 'react';
import { lookOf, nightLookOf, type SiteBasics } from '@ministry/domain';
import { type ConsoleSite, SiteProvider } from '@ministry/ui';
import { Coil } from '@ministry/ui/coil';
import { appCopy as copy } from './app.copy.ts';
import { Button } from './components/button.tsx';
import { MediaAccess } from './features/access/media-access.tsx';
import { useMediaSignIn } from './features/access/use-media-sign-in.ts';
import { MediaSetup } from './pages/media-setup.tsx';
import styles from './booth.module.css';

/** The main colour of the site, light enough for the dark booth. The accent colour is not used, because yellow is a warning here. */
const coloursOf = (site: SiteBasics | undefined) =>
  ({ '--c-primary': nightLookOf(lookOf(site?.identity ?? {})).primary }) as CSSProperties;

/** The media team's page, as the shell mounts it under `/media-setup`: dark, for the control booth. */
export default function App({ site }: { site?: ConsoleSite }) {
  const signIn = useMediaSignIn();
  return (
    <SiteProvider site={site}>
      <div className={`console ${styles.booth}`} style={coloursOf(site)}>
        {signIn.state === 'checking' ? (
          <p className={styles.waiting} role="status">
            <Coil size={48} />
            {copy.checkingAccess}
          </p>
        ) : signIn.state === 'failed' ? (
          <div className={styles.waiting}>
            <p role="alert">{copy.notReached}</p>
            <Button kind="primary" onPress={() => void signIn.check()}>
              {copy.tryAgain}
            </Button>
          </div>
        ) : signIn.state === 'out' ? (
          <MediaAccess sessionEnded={signIn.sessionEnded} onSignedIn={signIn.enter} />
        ) : (
          <MediaSetup staff={signIn.answer} onLogout={signIn.leave} />
        )}
      </div>
    </SiteProvider>
  );
}
