import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { accountsCopy } from './accounts.copy.ts';
import layout from '../../components/layout.module.css';

/** Milliseconds that 'Copied' shows. */
const confirmation = 2_000;

export function GeneratedPassword({ password, onClose }: { password: string; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLOutputElement>(null);
  // The form that had the focus is gone. Not to a button: a second Enter would close what is shown only once.
  useEffect(() => shown.current?.focus(), []);

  async function copy() {
    await navigator.clipboard.writeText(password);
    setCopied(true);
    setTimeout(() => setCopied(false), confirmation);
  }
  return (
    <div className={layout.stackLoose}>
      <Alert type="warning" showIcon title={accountsCopy.thisPasswordIsShownOnce} />
      <output
        ref={shown}
        tabIndex={-1}
        className={`${layout.secret} ${layout.block}`}
        aria-label={accountsCopy.generatedPassword}
      >
        {password}
      </output>
      <div className={layout.rowEnd}>
        {/* Browsers offer the clipboard on secure pages only; on others the password is selected with one click. */}
        {window.isSecureContext ? (
          <Button onClick={() => void copy()}>{isCopied ? accountsCopy.copied : accountsCopy.copy}</Button>
        ) : null}
        <Button type="primary" onClick={onClose}>
          {accountsCopy.iHaveWrittenItDown}
        </Button>
      </div>
    </div>
  );
}
