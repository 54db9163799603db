import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { shortcutsCopy as copy } from './shortcuts.copy.ts';
import { shortcuts } from './shortcuts.ts';
import components from '../../components/components.module.css';

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
      <div className={components.stack}>
        <h2 id="shortcuts">{copy.open}</h2>
        <dl className={components.list}>
          {shortcuts.map(({ key, does }) => (
            <div key={key} className={components.point}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{copy.does[does]}</dd>
            </div>
          ))}
        </dl>
        <p>{copy.lead}</p>
        <label className={components.row}>
          <input type="checkbox" checked={isOn} onChange={onToggle} /> {copy.single}
        </label>
        <div className={components.row}>
          <Button onPress={() => dialog.current?.close()}>{copy.close}</Button>
        </div>
      </div>
    </dialog>
  );
}
