import { Coil } from '@ministry/ui/coil';
import { Button } from 'antd';
import styles from './mailbox.module.css';

/** Nothing in this inbox, or nothing that matches. */
export function MailEmpty({ words, isNarrowed, onClear }: { words: string; isNarrowed: boolean; onClear(): void }) {
  return (
    <div className={styles.empty}>
      <Coil size={44} />
      <p>{words}</p>
      {isNarrowed ? <Button onClick={onClear}>Clear the filters</Button> : null}
    </div>
  );
}
