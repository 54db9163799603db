import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './components.module.css';

interface ConfirmProps {
  title: string;
  /** Says what will happen. */
  children: ReactNode;
  /** Label of the button that confirms. */
  yes: string;
  busyCopy: string;
  /** Label of the button that cancels; it has the focus first. */
  no: string;
  isBusy: boolean;
  /** Why the action failed; null if it did not. */
  failure: string | null;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation before an action that visitors would notice. Escape cancels. */
export function Confirm({ title, children, yes, busyCopy, no, isBusy, failure, onYes, onNo }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    // When it is closed, the browser restores the focus.
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
