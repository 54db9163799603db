import { Coil } from '@ministry/ui/coil';
import { clockTime } from '../clock/clock.ts';
import { useNow } from '../clock/use-now.ts';
import { Press } from '../components/press.tsx';
import styles from './media-setup.module.css';
import { setupWords as words } from './media-setup.content.ts';

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
        <span>{words.brand}</span>
      </span>
      <span className={styles.clock}>
        <span>{words.clock}</span> {clockTime(now)}
      </span>
      <span className={styles.presses}>
        <Press label={words.shortcuts} onPress={onHelp}>
          ?
        </Press>
        <Press onPress={onLogout}>{words.logout}</Press>
      </span>
    </header>
  );
}
