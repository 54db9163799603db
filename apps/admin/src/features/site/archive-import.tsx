import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { apiPath, type ArchiveContentsResponse, readableError } from '@ministry/api-client';
import { formatBytes } from '@ministry/domain';
import { Icon } from '../../components/icon.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadProgress } from '../../uploads/upload-progress.tsx';
import { isBusy } from '../../uploads/upload-state.ts';
import { sentArchive } from './archive.ts';
import { ArchiveCheck } from './archive-check.tsx';
import { useDownload } from './archive-export.tsx';
import { checkArchive, type CheckedArchive, useArchiveUpload } from './use-archive-upload.ts';
import layout from '../../components/layout.module.css';
import styles from './archive.module.css';

interface ArchiveImportProps {
  contents: ArchiveContentsResponse;
  onImported(): void;
}

/** Sending or choosing an archive, and looking at it before anything is changed. */
function useArchiveCheck() {
  const [checked, setChecked] = useState<CheckedArchive | null>(null);
  const [failure, setFailure] = useState('');
  const [isChecking, setChecking] = useState(false);
  const upload = useArchiveUpload((found) => {
    setFailure('');
    setChecked(found);
  });
  async function checkAgain(id: string, name: string) {
    setChecking(true);
    setFailure('');
    try {
      setChecked({ sent: { id, name, at: Date.now() }, found: await checkArchive(id) });
    } catch (error) {
      if (id !== 'previous') sentArchive.forget();
      setFailure(readableError(error));
    } finally {
      setChecking(false);
    }
  }
  function start(file: File) {
    setChecked(null);
    setFailure('');
    upload.start(file);
  }
  return { checked, close: () => setChecked(null), failure, isChecking, upload, start, checkAgain };
}

export function ArchiveImport({ contents, onImported }: ArchiveImportProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { checked, close, failure, isChecking, upload, start, checkAgain } = useArchiveCheck();
  const busy = isBusy(upload.state) || isChecking;
  const earlier = checked || busy ? null : sentArchive.find();
  return (
    <section className={`${layout.stack} ${styles.section}`} aria-labelledby="archive-import">
      <h2 id="archive-import">Import</h2>
      <p>
        Choose an archive that another site has exported, of the same release. It is checked first, and you are told
        what it would replace; nothing is changed before you confirm it.
      </p>
      <DropZone onFiles={([file]) => file && !busy && start(file)}>
        <UploadProgress state={upload.state} onPause={upload.pause} onResume={upload.resume} onCancel={upload.cancel} />
        {upload.state.stage === 'failed' ? <CheckFailed reason={upload.state.message} /> : null}
        <div className={layout.row}>
          <Button icon={<Icon name="upload" />} disabled={busy} onClick={() => picker.current?.click()}>
            {checked ? 'Choose another archive' : 'Choose an archive'}
          </Button>
          <span className={layout.muted}>or drop it here</span>
          {earlier ? (
            <Button onClick={() => void checkAgain(earlier.id, earlier.name)}>{`Check ${earlier.name} again`}</Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label="Archive of a site"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) start(file);
          }}
        />
      </DropZone>
      <p role="status">{isChecking ? 'The archive is being checked…' : ''}</p>
      {failure ? <CheckFailed reason={failure} /> : null}
      {checked ? (
        <ArchiveCheck
          key={`${checked.sent.id} ${checked.sent.at}`}
          checked={checked}
          siteName={contents.siteName}
          onClose={close}
          onImported={onImported}
        />
      ) : null}
      {contents.lastImport ? (
        <PreviousSite
          contents={contents}
          isDisabled={busy}
          onCheck={() => void checkAgain('previous', 'what was there before')}
        />
      ) : null}
    </section>
  );
}

const CheckFailed = ({ reason }: { reason: string }) => (
  <Alert type="error" showIcon role="alert" title="The archive could not be checked" description={reason} />
);

interface PreviousSiteProps {
  contents: ArchiveContentsResponse;
  isDisabled: boolean;
  onCheck(): void;
}

/** The last import, and the way back. */
function PreviousSite({ contents: { lastImport, previous }, isDisabled, onCheck }: PreviousSiteProps) {
  const file = useDownload(apiPath('/api/site/archive/previous'), 'site-before-import');
  if (!lastImport) return null;
  return (
    <div className={`${layout.stack} ${styles.previous}`}>
      <h3>Last import</h3>
      <p>
        {lastImport.summary}, by {lastImport.by} on{' '}
        {new Date(lastImport.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.
      </p>
      {previous ? (
        <>
          <p>
            What the site had before ({formatBytes(previous.bytes)}) is kept for thirty days: import it to take the
            import back. What was in the trash is not in it.
          </p>
          {file.failure ? <Alert type="error" showIcon role="alert" title={file.failure} /> : null}
          <div className={layout.row}>
            <Button icon={<Icon name="refresh" />} disabled={isDisabled} onClick={onCheck}>
              Undo the import
            </Button>
            <Button icon={<Icon name="download" />} disabled={file.isReading} onClick={file.start}>
              {file.isReading ? 'Downloading…' : 'Download it'}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
