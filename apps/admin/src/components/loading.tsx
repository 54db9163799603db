import { Coil } from '@ministry/ui/coil';
import layout from './layout.module.css';
import styles from './loading.module.css';

export function Loading({ label }: { label: string }) {
  return (
    <div className={`${layout.stackLoose} ${layout.muted} ${styles.waiting}`} role="status">
      <Coil size={48} className={styles.coil} />
      <span>{label}</span>
    </div>
  );
}
