import { Modal } from 'antd';
import { useSyncExternalStore } from 'react';
import { keymap } from '@ministry/ui/keymap';
import { shortcutsCopy as copy } from './shortcuts.copy.ts';
import layout from '../components/layout.module.css';

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const spoken = (keys: string) =>
  keys
    .split('+')
    .map((key) =>
      key === '$mod' ? (mac ? '⌘' : 'Ctrl') : key.length === 1 && keys.includes('+') ? key.toUpperCase() : key,
    );

/** The keyboard shortcuts of the current page, as they were registered. */
export default function ShortcutHelp({ onClose }: { onClose(): void }) {
  const shortcuts = useSyncExternalStore(keymap.subscribe, keymap.all);
  // For each key, the shortcut that was registered last applies.
  const working = [...new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut])).values()];
  return (
    <Modal open title={copy.title} footer={null} onCancel={onClose}>
      <p>{copy.lead}</p>
      <dl className={`${layout.pairs} ${layout.lines}`}>
        {working.map(({ keys, label }) => (
          <div key={keys}>
            <dt className={layout.row}>
              {spoken(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{copy.escape}</kbd>
          </dt>
          <dd>{copy.escapeDoes}</dd>
        </div>
      </dl>
    </Modal>
  );
}
