import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { download } from '../../content/download.ts';
import layout from '../../components/layout.module.css';
import styles from '../../second-factor/second-factor.module.css';

/** Shown once: to be printed, saved or copied by hand. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const list = useRef<HTMLUListElement>(null);
  // Not to a button: a second Enter would close what is shown only once.
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={layout.stackLoose}>
      <Alert
        type="warning"
        showIcon
        title="These codes are shown once. Keep them away from the telephone."
        description="Each works once in place of a code of the app, when the telephone is lost."
      />
      <ul ref={list} tabIndex={-1} className={`${layout.secret} ${styles.codes}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.rowEnd}>
        <Button
          onClick={() => download(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
