import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { download } from '../../content/download.ts';
import { accountCopy } from './account.copy.ts';
import layout from '../../components/layout.module.css';

const { recovery: copy } = accountCopy;

/** Recovery codes to print, save or copy by hand. They are shown only once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const list = useRef<HTMLUListElement>(null);
  // The focus goes to the list and not to a button: a second Enter would close what is shown only once.
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={layout.stackLoose}>
      <Alert type="warning" showIcon title={copy.shownOnce} description={copy.eachWorksOnce} />
      <ul
        ref={list}
        tabIndex={-1}
        className={`${layout.plainList} ${layout.secret} ${layout.tiles}`}
        aria-label={copy.heading}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.rowEnd}>
        <Button
          onClick={() => download(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {copy.saveAsFile}
        </Button>
        <Button type="primary" onClick={onClose}>
          {copy.kept}
        </Button>
      </div>
    </div>
  );
}
