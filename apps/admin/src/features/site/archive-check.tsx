import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ArchiveCheckResponse } from '@ministry/api-client';
import { counted } from '../../components/counted.ts';
import { filesCopy, placeOf } from './archive.ts';
import { ImportQuestion } from './import-question.tsx';
import type { CheckedArchive } from './use-archive-upload.ts';
import layout from '../../components/layout.module.css';
import styles from './archive.module.css';

interface ArchiveCheckProps {
  checked: CheckedArchive;
  siteName: string;
  onClose(): void;
  onImported(): void;
}

const whole = (count: number): string => count.toLocaleString('en-GB');

/** What the check has found, and the import where nothing is against it. */
export function ArchiveCheck({ checked: { sent, found }, siteName, onClose, onImported }: ArchiveCheckProps) {
  const [isAsking, setAsking] = useState(false);
  const { isImportable, site, createdAt, kinds, files, bytes, missing } = found;
  const from =
    site && createdAt
      ? `${site}, exported on ${new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`
      : '';
  return (
    <div className={`${layout.stack} ${styles.check}`}>
      <h3>Check of {sent.name}</h3>
      {from ? <p>Of {from}.</p> : null}
      {isImportable ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title="The archive is whole and can be imported. Nothing was changed yet."
        />
      ) : (
        <Refusal found={found} />
      )}
      {kinds.length > 0 ? <Replaced kinds={kinds} /> : null}
      {isImportable ? (
        <>
          <p>{filesCopy(files, bytes)} come with it. Settings and words of messages are replaced too.</p>
          {missing > 0 ? (
            <Alert
              type="warning"
              showIcon
              title={`${counted(missing, 'file', 'files')} were missing already on the other site.`}
            />
          ) : null}
        </>
      ) : null}
      <div className={layout.row}>
        {isImportable ? (
          <Button type="primary" danger onClick={() => setAsking(true)}>
            Import…
          </Button>
        ) : null}
        <Button onClick={onClose}>Close</Button>
      </div>
      {isAsking ? (
        <ImportQuestion
          sent={sent}
          siteName={siteName}
          onCancel={() => setAsking(false)}
          onImported={() => {
            onClose();
            onImported();
          }}
        />
      ) : null}
    </div>
  );
}

const Refusal = ({ found: { problems, reasons } }: { found: ArchiveCheckResponse }) => (
  <>
    <Alert
      type="error"
      showIcon
      role="alert"
      title="It cannot be imported; nothing was changed"
      description={reasons.length > 0 ? reasons.join(' ') : undefined}
    />
    {problems.length > 0 ? (
      <table className={`${layout.table} ${styles.problems}`}>
        <caption>{counted(problems.length, 'problem')}</caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, place) => (
            <tr key={`${place} ${placeOf(problem)}`}>
              <td>{placeOf(problem)}</td>
              <td>{problem.problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : null}
  </>
);

const Replaced = ({ kinds }: { kinds: ArchiveCheckResponse['kinds'] }) => (
  <table className={layout.table}>
    <caption>What would be replaced</caption>
    <thead>
      <tr>
        <th scope="col">Kind</th>
        <th scope="col" className={styles.count}>
          Here now
        </th>
        <th scope="col" className={styles.count}>
          In the archive
        </th>
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ heading, here, archived }) => (
        <tr key={heading}>
          <th scope="row">{heading}</th>
          <td className={styles.count}>{whole(here)}</td>
          <td className={styles.count}>{whole(archived)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
