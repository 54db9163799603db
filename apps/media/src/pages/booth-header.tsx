import { ConsoleBar } from '@ministry/ui/console-bar';
import { clockTime } from '../clock/clock.ts';
import { useNow } from '../clock/use-now.ts';
import { Button } from '../components/button.tsx';
import { setupCopy as copy } from './media-setup.copy.ts';
import styles from './media-setup.module.css';

interface BoothHeaderProps {
  onHelp: () => void;
  onLogout: () => void;
}

/** Content of the bar above the page: the time in Kampala and the buttons that are always available. */
export function BoothHeader({ onHelp, onLogout }: BoothHeaderProps) {
  const now = useNow(1_000);
  return (
    <ConsoleBar>
      <div className={styles.bar}>
        <span className={styles.clock}>
          <span>{copy.clock}</span> {clockTime(now)}
        </span>
        <Button label={copy.shortcuts} onPress={onHelp}>
          ?
        </Button>
        <Button onPress={onLogout}>{copy.logout}</Button>
      </div>
    </ConsoleBar>
  );
}
