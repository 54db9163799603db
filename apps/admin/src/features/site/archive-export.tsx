import { Alert, Button } from 'antd';
import { useState } from 'react';
import { apiPath, type ArchiveContentsResponse, readableError } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { download } from '../../content/download.ts';
import { api } from '../../session.ts';
import { archiveCopy as copy } from './archive.copy.ts';
import { filesCopy } from './archive.ts';
import layout from '../../components/layout.module.css';

/** Reads a file from the server and saves it as a download. */
export function useDownload(path: string, name: string) {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  async function start() {
    setReading(true);
    setFailure('');
    try {
      download(await api.readFile(path), `${name}-${kampalaDay(new Date())}.zip`);
    } catch (error) {
      setFailure(readableError(error));
    } finally {
      setReading(false);
    }
  }
  return { isReading, failure, start: () => void start() };
}

/** Contents of the archive, and the button that creates it. */
export function ArchiveExport({ contents }: { contents: ArchiveContentsResponse }) {
  const { kinds, settings, files, bytes, missing } = contents;
  const file = useDownload(apiPath('/api/site/archive'), 'site');
  return (
    <section className={layout.stack} aria-labelledby="archive-export">
      <h2 id="archive-export">{common.export}</h2>
      <ul className={`${layout.plainList} ${layout.tilesSmall}`}>
        {kinds.map(({ heading, here }) => (
          <li key={heading}>
            <strong>{here.toLocaleString(dayLocale)}</strong> {heading}
          </li>
        ))}
      </ul>
      <p>{copy.contents({ files: filesCopy(files, bytes), settings: settings.join(', ') })}</p>
      <p className={layout.muted}>{copy.notContained}</p>
      {missing > 0 ? <Alert type="warning" showIcon title={copy.filesMissing({ count: missing })} /> : null}
      {file.failure ? (
        <Alert type="error" showIcon role="alert" title={copy.exportFailed} description={file.failure} />
      ) : null}
      <div className={layout.row}>
        <Button type="primary" icon={<Icon name="download" />} disabled={file.isReading} onClick={file.start}>
          {file.isReading ? copy.exporting : copy.exportSite}
        </Button>
        <span role="status">{file.isReading ? copy.exportWait : ''}</span>
      </div>
    </section>
  );
}
