import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { apiPath, type ArchiveContentsResponse, readableError } from '@ministry/api-client';
import { formatBytes } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadProgress } from '../../uploads/upload-progress.tsx';
import { isBusy } from '../../uploads/upload-state.ts';
import { archiveCopy as copy } from './archive.copy.ts';
import { sentArchive } from './archive.ts';
import { ArchiveCheck } from './archive-check.tsx';
import { useDownload } from './archive-export.tsx';
import { checkArchive, type CheckedArchive, useArchiveUpload } from './use-archive-upload.ts';
import layout from '../../components/layout.module.css';

interface ArchiveImportProps {
  contents: ArchiveContentsResponse;
  onImported(): void;
}

/** Uploads or chooses an archive and checks it, before anything is changed. */
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
    <section className={`${layout.stack} ${layout.ruled}`} aria-labelledby="archive-import">
      <h2 id="archive-import">{common.import}</h2>
      <p>{copy.importLead}</p>
      <DropZone onFiles={([file]) => file && !busy && start(file)}>
        <UploadProgress state={upload.state} onPause={upload.pause} onResume={upload.resume} onCancel={upload.cancel} />
        {upload.state.stage === 'failed' ? <CheckFailed reason={upload.state.message} /> : null}
        <div className={layout.row}>
          <Button icon={<Icon name="upload" />} disabled={busy} onClick={() => picker.current?.click()}>
            {checked ? copy.chooseAnother : copy.choose}
          </Button>
          <span className={layout.muted}>{copy.orDropHere}</span>
          {earlier ? (
            <Button onClick={() => void checkAgain(earlier.id, earlier.name)}>
              {copy.checkAgain({ name: earlier.name })}
            </Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={copy.field}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) start(file);
          }}
        />
      </DropZone>
      <p role="status">{isChecking ? copy.checking : ''}</p>
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
          onCheck={() => void checkAgain('previous', copy.previousName)}
        />
      ) : null}
    </section>
  );
}

const CheckFailed = ({ reason }: { reason: string }) => (
  <Alert type="error" showIcon role="alert" title={copy.checkFailed} description={reason} />
);

interface PreviousSiteProps {
  contents: ArchiveContentsResponse;
  isDisabled: boolean;
  onCheck(): void;
}

/** The last import, and a button to undo it. */
function PreviousSite({ contents: { lastImport, previous }, isDisabled, onCheck }: PreviousSiteProps) {
  const file = useDownload(apiPath('/api/site/archive/previous'), 'site-before-import');
  if (!lastImport) return null;
  return (
    <div className={`${layout.card} ${layout.padded} ${layout.stack}`}>
      <h3>{copy.lastImport}</h3>
      <p>
        {copy.lastImportOf({
          summary: lastImport.summary,
          by: lastImport.by,
          moment: formatDateTime(lastImport.at),
        })}
      </p>
      {previous ? (
        <>
          <p>{copy.previousKept({ size: formatBytes(previous.bytes) })}</p>
          {file.failure ? <Alert type="error" showIcon role="alert" title={file.failure} /> : null}
          <div className={layout.row}>
            <Button icon={<Icon name="refresh" />} disabled={isDisabled} onClick={onCheck}>
              {copy.undoImport}
            </Button>
            <Button icon={<Icon name="download" />} disabled={file.isReading} onClick={file.start}>
              {file.isReading ? copy.downloading : copy.downloadPrevious}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
