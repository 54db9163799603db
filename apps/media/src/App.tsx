import '@ministry/ui/console.css';
import type { CSSProperties } from 'react';
import { lookOf, nightLookOf, type SiteBasics } from '@ministry/domain';
import { type ConsoleSite, SiteProvider } from '@ministry/ui';
import { Coil } from '@ministry/ui/coil';
import { appCopy as copy } from './app.copy.ts';
import { Button } from './components/button.tsx';
import { MediaAccess } from './features/access/media-access.tsx';
import { useMediaGate } from './features/access/use-media-gate.ts';
import { MediaSetup } from './pages/media-setup.tsx';
import styles from './booth.module.css';

/** The main colour of the site, light enough for the dark booth. The accent colour is not used, because yellow is a warning here. */
const coloursOf = (site: SiteBasics | undefined) =>
  ({ '--c-primary': nightLookOf(lookOf(site?.identity ?? {})).primary }) as CSSProperties;

/** The media team's page, as the shell mounts it under `/media-setup`: dark, for the control booth. */
export default function App({ site }: { site?: ConsoleSite }) {
  const gate = useMediaGate();
  return (
    <SiteProvider site={site}>
      <div className={`console ${styles.booth}`} style={coloursOf(site)}>
        {gate.state === 'checking' ? (
          <p className={styles.waiting} role="status">
            <Coil size={48} />
            {copy.checkingAccess}
          </p>
        ) : gate.state === 'failed' ? (
          <div className={styles.waiting}>
            <p role="alert">{copy.notReached}</p>
            <Button kind="primary" onPress={() => void gate.check()}>
              {copy.tryAgain}
            </Button>
          </div>
        ) : gate.state === 'out' ? (
          <MediaAccess sessionEnded={gate.sessionEnded} onSignedIn={gate.enter} />
        ) : (
          <MediaSetup staff={gate.answer} onLogout={gate.leave} />
        )}
      </div>
    </SiteProvider>
  );
}
