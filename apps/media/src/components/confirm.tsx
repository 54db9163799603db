import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './components.module.css';

interface ConfirmProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The button that does it. */
  yes: string;
  busyCopy: string;
  /** The button that leaves everything as it is; it has the focus first. */
  no: string;
  isBusy: boolean;
  /** Why it failed, when it did. */
  failure: string | null;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that visitors would notice. Escape leaves everything as it is. */
export function Confirm({ title, children, yes, busyCopy, no, isBusy, failure, onYes, onNo }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    // The browser gives the focus back to where it was.
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onNo();
      }}
    >
      <div className={styles.stack}>
        <h2 id={id}>{title}</h2>
        <div>{children}</div>
        {failure ? (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        ) : null}
        <div className={styles.row}>
          <Button isOff={isBusy} onPress={onNo}>
            {no}
          </Button>
          <Button kind="danger" isBusy={isBusy} busyCopy={busyCopy} onPress={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
