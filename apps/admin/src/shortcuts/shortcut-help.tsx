import { Modal } from 'antd';
import { useSyncExternalStore } from 'react';
import { keymap } from './keymap.ts';
import styles from './shortcut-help.module.css';

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const spoken = (keys: string) =>
  keys
    .split('+')
    .map((key) =>
      key === 'Mod' ? (mac ? '⌘' : 'Ctrl') : key.length === 1 && keys.includes('+') ? key.toUpperCase() : key,
    );

/** The keys that work on the page that is open, as they have registered. */
export default function ShortcutHelp({ onClose }: { onClose(): void }) {
  const shortcuts = useSyncExternalStore(keymap.subscribe, keymap.all);
  const working = shortcuts.filter((shortcut) => keymap.find(shortcut.keys) === shortcut);
  return (
    <Modal open title="Keyboard shortcuts" footer={null} onCancel={onClose}>
      <p>What works on this page:</p>
      <dl className={styles.keys}>
        {working.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              {spoken(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Close a dialog or a menu</dd>
        </div>
      </dl>
    </Modal>
  );
}
