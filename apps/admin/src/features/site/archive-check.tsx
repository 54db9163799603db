import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ArchiveCheckResponse } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../common.copy.ts';
import { archiveCopy as copy } from './archive.copy.ts';
import { filesCopy, placeOf } from './archive.ts';
import { ImportQuestion } from './import-question.tsx';
import type { CheckedArchive } from './use-archive-upload.ts';
import layout from '../../components/layout.module.css';

interface ArchiveCheckProps {
  checked: CheckedArchive;
  siteName: string;
  onClose(): void;
  onImported(): void;
}

const whole = (count: number): string => count.toLocaleString(dayLocale);

/** Result of the check, and the import if the check found no problem. */
export function ArchiveCheck({ checked: { sent, found }, siteName, onClose, onImported }: ArchiveCheckProps) {
  const [isAsking, setAsking] = useState(false);
  const { isImportable, site, createdAt, kinds, files, bytes, missing } = found;
  const origin = site && createdAt ? copy.origin({ site, day: formatDate(new Date(createdAt)) }) : '';
  return (
    <div className={`${layout.card} ${layout.padded} ${layout.stack}`}>
      <h3>{copy.checkOf({ name: sent.name })}</h3>
      {origin ? <p>{origin}</p> : null}
      {isImportable ? (
        <Alert type="success" showIcon role="status" title={copy.importable} />
      ) : (
        <Refusal found={found} />
      )}
      {kinds.length > 0 ? <Replaced kinds={kinds} /> : null}
      {isImportable ? (
        <>
          <p>{copy.filesIncluded({ files: filesCopy(files, bytes) })}</p>
          {missing > 0 ? <Alert type="warning" showIcon title={copy.filesMissingBefore({ count: missing })} /> : null}
        </>
      ) : null}
      <div className={layout.row}>
        {isImportable ? (
          <Button type="primary" danger onClick={() => setAsking(true)}>
            {copy.import}
          </Button>
        ) : null}
        <Button onClick={onClose}>{common.close}</Button>
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
      title={copy.notImportable}
      description={reasons.length > 0 ? reasons.join(' ') : undefined}
    />
    {problems.length > 0 ? (
      <table className={layout.table}>
        <caption>{copy.problems({ count: problems.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.where}</th>
            <th scope="col">{common.whatIsWrong}</th>
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
  <table className={`${layout.table} ${layout.figures}`}>
    <caption>{copy.replaced}</caption>
    <thead>
      <tr>
        <th scope="col">{common.kind}</th>
        <th scope="col">{copy.hereNow}</th>
        <th scope="col">{copy.inArchive}</th>
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ heading, here, archived }) => (
        <tr key={heading}>
          <th scope="row">{heading}</th>
          <td>{whole(here)}</td>
          <td>{whole(archived)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
