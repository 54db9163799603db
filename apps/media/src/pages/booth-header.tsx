import { Coil } from '@ministry/ui/coil';
import { clockTime } from '../clock/clock.ts';
import { useNow } from '../clock/use-now.ts';
import { Button } from '../components/button.tsx';
import { setupCopy as copy } from './media-setup.copy.ts';
import styles from './media-setup.module.css';

interface BoothHeaderProps {
  onHelp: () => void;
  onLogout: () => void;
}

/** Whose page this is, and the time of the church. */
export function BoothHeader({ onHelp, onLogout }: BoothHeaderProps) {
  const now = useNow(1_000);
  return (
    <header className={styles.header}>
      <span className={styles.brand}>
        <Coil size={30} className={styles.coil} />
        <span>{copy.brand}</span>
      </span>
      <span className={styles.clock}>
        <span>{copy.clock}</span> {clockTime(now)}
      </span>
      <span className={styles.presses}>
        <Button label={copy.shortcuts} onPress={onHelp}>
          ?
        </Button>
        <Button onPress={onLogout}>{copy.logout}</Button>
      </span>
    </header>
  );
}
