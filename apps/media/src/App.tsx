import { Coil } from '@ministry/ui/coil';
import styles from './media.module.css';
import { MediaAccess } from './media-access.tsx';
import { MediaSetup } from './media-setup.tsx';
import { useMediaGate } from './use-media-gate.ts';

/** The media team's page, as the shell mounts it under `/media-setup`: dark, for the control booth. */
export default function App() {
  const gate = useMediaGate();
  return (
    <div className={styles.booth}>
      {gate.state === 'checking' ? (
        <p className={styles.waiting} role="status">
          <Coil size={48} />
          Checking your access…
        </p>
      ) : gate.state === 'failed' ? (
        <div className={styles.waiting}>
          <p role="alert">The server was not reached, so your access could not be checked.</p>
          <button type="button" className={styles.primary} onClick={() => void gate.check()}>
            Try again
          </button>
        </div>
      ) : gate.state === 'out' ? (
        <MediaAccess sessionEnded={gate.sessionEnded} onSignedIn={gate.enter} />
      ) : (
        <MediaSetup staff={gate.staff} onLogout={gate.leave} />
      )}
    </div>
  );
}
