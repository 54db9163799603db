import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { accountsCopy } from './accounts.copy.ts';
import layout from '../../components/layout.module.css';

const { password: copy } = accountsCopy;

/** How long 'Copied' is shown, in milliseconds. */
const confirmation = 2_000;

export function GeneratedPassword({ password, onClose }: { password: string; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLOutputElement>(null);
  // The form that had the focus is gone. The focus does not go to a button: a second Enter would close what is shown only once.
  useEffect(() => shown.current?.focus(), []);

  async function copyPassword() {
    await navigator.clipboard.writeText(password);
    setCopied(true);
    setTimeout(() => setCopied(false), confirmation);
  }
  return (
    <div className={layout.stackLoose}>
      <Alert type="warning" showIcon title={copy.shownOnce} />
      <output ref={shown} tabIndex={-1} className={`${layout.secret} ${layout.block}`} aria-label={copy.label}>
        {password}
      </output>
      <div className={layout.rowEnd}>
        {/* Browsers offer the clipboard on secure pages only; on others the password is selected with one click. */}
        {window.isSecureContext ? (
          <Button onClick={() => void copyPassword()}>{isCopied ? copy.copied : copy.copy}</Button>
        ) : null}
        <Button type="primary" onClick={onClose}>
          {copy.written}
        </Button>
      </div>
    </div>
  );
}
