import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ImportResponse, ImportUndoResponse } from '@ministry/api-client';
import { apiPath, readableError } from '@ministry/api-client';
import type { ImportKind } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { pageQuery } from '../../reads.ts';
import { RowNotes } from './check-lists.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import { undoImport } from './imports-api.ts';
import layout from '../../components/layout.module.css';

const listed = 20;

export const countsOf = ({ createdCount, updatedCount, skippedCount, invalidCount }: ImportResponse): string =>
  [
    copy.added({ count: createdCount }),
    ...(updatedCount > 0 ? [copy.updated({ count: updatedCount })] : []),
    ...(skippedCount > 0 ? [copy.known({ count: skippedCount })] : []),
    ...(invalidCount > 0 ? [copy.leftOut({ count: invalidCount })] : []),
  ].join(', ');

const when = new Intl.DateTimeFormat(dayLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

/** Undoes one import at a time: the confirmation, the request, and the rows that could not be undone. */
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
      showToast({ title: copy.undoDone, description: asked.fileName });
    } catch (error) {
      setFailure(readableError(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  }

  const question = asked ? (
    <DeleteQuestion
      title={copy.undoQuestion}
      ok={copy.undo}
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
  const added = copy.counted[kind]({ count: createdCount });
  if (kind === 'gifts') return copy.undoGifts({ added, fileName });
  return updatedCount > 0
    ? copy.undoUpdated({ added, fileName, count: updatedCount })
    : copy.undoAdded({ added, fileName });
};

function undoneText({ undoneBy, remainingCount }: ImportResponse, undoneAt: string): string {
  const values = { moment: when.format(new Date(undoneAt)), name: undoneBy ?? '' };
  return remainingCount > 0 ? copy.undoneStayed({ ...values, count: remainingCount }) : copy.undone(values);
}

/** The rows that an undo could not remove. */
export function UndoOutcome({ outcome }: { outcome: ImportUndoResponse | null }) {
  if (!outcome || outcome.remaining.length === 0) return null;
  const { remainingCount, fileName } = outcome.import;
  return (
    <Alert
      type="warning"
      showIcon
      title={copy.undoneButStayed({ fileName, count: remainingCount })}
      description={<RowNotes title={copy.stayed} rows={outcome.remaining} count={remainingCount} />}
    />
  );
}

/** Past imports of a kind, each with an Undo button. */
export function ImportList({ kind }: { kind: ImportKind }) {
  const { data, error, refetch } = useQuery(pageQuery(apiPath('/api/imports', { query: { kind, limit: listed } })));
  const { ask, question, outcome } = useUndo();
  return (
    <section className={layout.stack} aria-label={copy.importsSoFar}>
      <h2>{copy.importsSoFar}</h2>
      <UndoOutcome outcome={outcome} />
      {error ? (
        <LoadFailed title={copy.listFailed} error={error} isSaved={data !== undefined} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        data.items.length === 0 ? (
          <p className={layout.muted}>{copy.nothingYet}</p>
        ) : null
      ) : error ? null : (
        <Loading label={copy.loadingList} />
      )}
      {data && data.items.length > 0 ? (
        <ul className={`${layout.card} ${layout.plainList} ${layout.lines}`}>
          {data.items.map((record) => (
            <li key={record.id} className={`${layout.between} ${layout.padded}`}>
              <div className={layout.grow}>
                <strong className={layout.block}>{record.fileName}</strong>
                <span className={layout.block}>{countsOf(record)}</span>
                <span className={layout.muted}>
                  {copy.made({ moment: when.format(new Date(record.createdAt)), name: record.createdBy })}
                  {record.undoneAt ? ` · ${undoneText(record, record.undoneAt)}` : ''}
                </span>
              </div>
              {record.canUndo ? (
                <Button aria-label={copy.undoOf({ fileName: record.fileName })} onClick={() => ask(record)}>
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
