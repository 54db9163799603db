import { useEffect, useRef } from 'react';
import components from '../../components/components.module.css';
import { Press } from '../../components/press.tsx';
import { shortcutsWords as words } from './shortcuts.content.ts';
import styles from './shortcuts.module.css';
import { shortcuts } from './shortcuts.ts';

interface ShortcutsListProps {
  isOn: boolean;
  onToggle: () => void;
  onClose: () => void;
}

export function ShortcutsList({ isOn, onToggle, onClose }: ShortcutsListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={components.dialog} aria-labelledby="shortcuts" onClose={onClose}>
      <h2 id="shortcuts">{words.open}</h2>
      <dl className={styles.keys}>
        {shortcuts.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.does[does]}</dd>
          </div>
        ))}
      </dl>
      <p>{words.lead}</p>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={onToggle} /> {words.single}
      </label>
      <div className={components.row}>
        <Press onPress={() => dialog.current?.close()}>{words.close}</Press>
      </div>
    </dialog>
  );
}
