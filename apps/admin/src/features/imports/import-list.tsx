import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ImportResponse, ImportUndoResponse } from '@ministry/api-client';
import { apiPath, readableError } from '@ministry/api-client';
import { type ImportKind, importKinds } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { counted } from '../../components/counted.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { pageQuery } from '../../reads.ts';
import { RowNotes } from './check-lists.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import { undoImport } from './imports-api.ts';
import layout from '../../components/layout.module.css';
import styles from './imports.module.css';

const listed = 20;

export const countsOf = ({ createdCount, updatedCount, skippedCount, invalidCount }: ImportResponse): string =>
  [
    copy.added({ localeString: createdCount.toLocaleString('en-GB') }),
    ...(updatedCount > 0 ? [copy.updated({ localeString: updatedCount.toLocaleString('en-GB') })] : []),
    ...(skippedCount > 0 ? [copy.wereThereAlready({ localeString: skippedCount.toLocaleString('en-GB') })] : []),
    ...(invalidCount > 0 ? [copy.leftOutWithErrors({ localeString: invalidCount.toLocaleString('en-GB') })] : []),
  ].join(', ');

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Kampala' });

/** The undo of one import at a time: asked about, carried out, and what it had to leave. */
export function useUndo(onUndone: (record: ImportResponse) => void = () => undefined) {
  const queries = useQueryClient();
  const [asked, ask] = useState<ImportResponse | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState<ImportUndoResponse | null>(null);

  async function undo() {
    if (!asked) return;
    setBusy(true);
    setFailure('');
    try {
      const done = await undoImport(asked.kind, asked.id);
      ask(null);
      setOutcome(done);
      onUndone(done.import);
      showToast({ title: copy.theImportIsUndone, description: asked.fileName });
    } catch (error) {
      setFailure(readableError(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  }

  const question = asked ? (
    <DeleteQuestion
      title={copy.undoThisImport}
      ok={copy.undoTheImport}
      isBusy={isBusy}
      failure={failure}
      onDelete={() => void undo()}
      onCancel={() => {
        ask(null);
        setFailure('');
      }}
    >
      {undoCopy(asked)}
    </DeleteQuestion>
  ) : null;
  return { ask, question, outcome };
}

const undoCopy = ({ kind, fileName, createdCount, updatedCount }: ImportResponse): string => {
  const { one, title } = importKinds[kind];
  const added = counted(createdCount, one, title.toLowerCase());
  const back = updatedCount > 0 ? `, and ${counted(updatedCount, 'updated one')} get back what stood there before` : '';
  const how =
    kind === 'gifts' ? copy.ofAreCorrectedToNought({ added, fileName }) : copy.ofAreRemoved({ added, fileName, back });
  return copy.whatWasChangedSinceOr({ how });
};

/** What an undo had to leave. */
export function UndoOutcome({ outcome }: { outcome: ImportUndoResponse | null }) {
  if (!outcome || outcome.remaining.length === 0) return null;
  const { remainingCount, fileName } = outcome.import;
  return (
    <Alert
      type="warning"
      showIcon
      title={copy.undoneButStayed({ fileName, remainingCount: counted(remainingCount, 'row') })}
      description={<RowNotes title={copy.stayed} rows={outcome.remaining} count={remainingCount} />}
    />
  );
}

/** The imports of a kind that were made, each with its undo. */
export function ImportList({ kind }: { kind: ImportKind }) {
  const { data, error, refetch } = useQuery(pageQuery(apiPath('/api/imports', { query: { kind, limit: listed } })));
  const { ask, question, outcome } = useUndo();
  return (
    <section className={layout.stack} aria-label={copy.importsSoFar}>
      <h2>{copy.importsSoFar}</h2>
      <UndoOutcome outcome={outcome} />
      {error ? (
        <LoadFailed
          title={copy.theImportsCouldNotBe}
          error={error}
          isSaved={data !== undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        data.items.length === 0 ? (
          <p className={layout.muted}>{copy.nothingWasImportedYet}</p>
        ) : null
      ) : error ? null : (
        <Loading label={copy.loadingTheImports} />
      )}
      {data && data.items.length > 0 ? (
        <ul className={`${layout.card} ${layout.plainList} ${layout.lines} ${styles.imports}`}>
          {data.items.map((record) => (
            <li key={record.id}>
              <div>
                <strong>{record.fileName}</strong>
                <span>{countsOf(record)}</span>
                <span className={layout.muted}>
                  {when.format(new Date(record.createdAt))} {copy.by} {record.createdBy}
                  {record.undoneAt
                    ? ` · undone ${when.format(new Date(record.undoneAt))} by ${record.undoneBy ?? ''}${record.remainingCount > 0 ? `, ${counted(record.remainingCount, 'row')} stayed` : ''}`
                    : ''}
                </span>
              </div>
              {record.canUndo ? (
                <Button aria-label={copy.undoTheImportOf({ fileName: record.fileName })} onClick={() => ask(record)}>
                  {common.undo}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {question}
    </section>
  );
}
