import { Alert, Button } from 'antd';
import { useState } from 'react';
import { apiPath, type ArchiveContentsResponse, readableError } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { counted } from '../../components/counted.ts';
import { Icon } from '../../components/icon.tsx';
import { download } from '../../content/download.ts';
import { api } from '../../session.ts';
import { filesCopy } from './archive.ts';
import layout from '../../components/layout.module.css';
import styles from './archive.module.css';

/** Reads a file of the server and hands it to the browser's downloads. */
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

/** What the archive has, and the button that makes it. */
export function ArchiveExport({ contents }: { contents: ArchiveContentsResponse }) {
  const { kinds, settings, files, bytes, missing } = contents;
  const file = useDownload(apiPath('/api/site/archive'), 'site');
  return (
    <section className={`${layout.stack} ${styles.section}`} aria-labelledby="archive-export">
      <h2 id="archive-export">Export</h2>
      <ul className={styles.counts}>
        {kinds.map(({ heading, here }) => (
          <li key={heading}>
            <strong>{here.toLocaleString('en-GB')}</strong> {heading}
          </li>
        ))}
      </ul>
      <p>
        {filesCopy(files, bytes)}, and the settings: {settings.join(', ')}.
      </p>
      <p className={layout.muted}>
        Not in it: messages, prayer requests, registrations, orders, gifts, families, subscribers, newsletters, staff
        accounts, the audit log and visits; nor what is in the trash, and testimonies that nobody has verified. The
        names of the team and of published testimonies are in it: keep the file where only the office gets at it.
      </p>
      {missing > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`${counted(missing, 'file', 'files')} that the content names cannot be found any more and will be missing.`}
        />
      ) : null}
      {file.failure ? (
        <Alert type="error" showIcon role="alert" title="The site was not exported" description={file.failure} />
      ) : null}
      <div className={layout.row}>
        <Button type="primary" icon={<Icon name="download" />} disabled={file.isReading} onClick={file.start}>
          {file.isReading ? 'Exporting…' : 'Export the site'}
        </Button>
        <span role="status">
          {file.isReading ? 'The download begins when the file is whole. Please stay on this page.' : ''}
        </span>
      </div>
    </section>
  );
}
