import { Alert, Button, Checkbox, Drawer } from 'antd';
import { useRef, useState } from 'react';
import type { TranslationImportResponse } from '@ministry/api-client';
import { languages, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { translationsCopy } from './translations.copy.ts';
import { useImportFile } from './use-import-file.ts';
import layout from '../../components/layout.module.css';

interface ImportDrawerProps {
  language: TranslationLanguage;
  onClose(): void;
}

const { import: copy } = translationsCopy;

/** Imports a file that was exported and translated elsewhere. It is checked first, then imported as a whole. */
export function ImportDrawer({ language, onClose }: ImportDrawerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const work = useImportFile(language);
  const { file, check, done, busy, failure } = work;
  return (
    <Drawer open size={560} title={copy.title({ language: languages[language] })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{copy.lead}</p>
        <DropZone onFiles={([first]) => first && void work.choose(first)}>
          <div className={`${layout.row} ${layout.drop}`}>
            <Button icon={<Icon name="upload" />} disabled={busy !== null} onClick={() => input.current?.click()}>
              {file ? common.chooseAnotherFile : copy.choose}
            </Button>
            {file ? <strong>{file.name}</strong> : <span className={layout.muted}>{copy.drop}</span>}
          </div>
        </DropZone>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={copy.file}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Allows choosing the same file again after it was corrected.
            target.value = '';
            if (chosen) void work.choose(chosen);
          }}
        />
        <p role="status">{statusOf(busy, check, done)}</p>
        {failure ? <Alert type="error" showIcon role="alert" title={copy.failed} description={failure} /> : null}
        {check ? <Refused answer={check} /> : null}
        {check && check.saved > 0 ? (
          <>
            <Checkbox
              checked={isChecked}
              disabled={busy !== null}
              onChange={({ target }) => setChecked(target.checked)}
            >
              {copy.isChecked({ language: languages[language] })}
            </Checkbox>
            <div>
              <Button type="primary" disabled={busy !== null} onClick={() => void work.submit(isChecked)}>
                {busy === 'import' ? copy.importing : copy.submit({ count: check.saved })}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Drawer>
  );
}

function statusOf(
  busy: 'check' | 'import' | null,
  check: TranslationImportResponse | null,
  done: TranslationImportResponse | null,
): string {
  if (busy === 'check') return copy.checking;
  if (done) return copy.done({ count: done.saved });
  if (!check) return '';
  const { saved, unchanged, refused } = check;
  return [
    copy.toImport({ count: saved }),
    copy.unchanged({ count: unchanged }),
    ...(refused.length > 0 ? [copy.refused({ count: refused.length })] : []),
  ].join(' · ');
}

/** The refused rows with their errors. */
function Refused({ answer: { refused } }: { answer: TranslationImportResponse }) {
  if (refused.length === 0) return null;
  return (
    <div
      className={layout.scroller}
      style={{ maxHeight: '40vh' }}
      role="region"
      aria-label={copy.refusedRows}
      tabIndex={0}
    >
      <table className={layout.table}>
        <caption>{copy.refusedCount({ count: refused.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.row}</th>
            <th scope="col">{common.text}</th>
            <th scope="col">{common.whatIsWrong}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ row, field, reason }) => (
            <tr key={`${row} ${field}`}>
              <td>{row}</td>
              <td>{field}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
