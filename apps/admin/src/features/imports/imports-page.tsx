import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import type { ImportResponse } from '@ministry/api-client';
import { type ImportKind, importKindNames, importKinds } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readQuery } from '../../reads.ts';
import { useMay } from '../../use-may.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { countsOf, ImportList, UndoOutcome, useUndo } from './import-list.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import { describePath } from './imports-api.ts';
import { useImport } from './use-import.ts';
import layout from '../../components/layout.module.css';

/** Imports rows of a spreadsheet: file, columns, check, import, and Undo. */
export default function ImportsPage() {
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const kinds = importKindNames.filter((kind) => may(importKinds[kind].permission));
  const kind = kinds.find((each) => each === search.get('kind')) ?? kinds[0];
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        kind ? (
          <Choice
            aria-label={copy.whatIsImported}
            options={Object.fromEntries(kinds.map((each) => [each, copy.kinds[each]]))}
            value={kind}
            onChange={(next) => setSearch({ kind: next }, { replace: true })}
          />
        ) : undefined
      }
    >
      {kind ? <KindImport key={kind} kind={kind} /> : null}
    </PageFrame>
  );
}

function KindImport({ kind }: { kind: ImportKind }) {
  const { data: described, error, refetch } = useQuery(readQuery(describePath(kind)));
  const work = useImport(kind);
  const { check, record } = work;
  if (error) return <LoadFailed title={copy.openFailed} error={error} onRetry={() => void refetch()} />;
  if (!described) return <Loading label={copy.opening} />;
  return (
    <div className={layout.stackLoose} style={{ maxWidth: '72rem' }}>
      {record ? (
        <Result key={record.id} record={record} onAnother={work.reset} />
      ) : (
        <>
          <FileStep kind={kind} described={described} work={work} />
          {work.file && !check && work.isChecking ? <Loading label={copy.readingFile} /> : null}
          {check ? (
            <>
              <ColumnsStep described={described} check={check} work={work} />
              <CheckStep kind={kind} described={described} check={check} work={work} />
            </>
          ) : null}
        </>
      )}
      <ImportList kind={kind} />
    </div>
  );
}

/** Result of the import, with a link to the list and an Undo button. */
function Result({ record, onAnother }: { record: ImportResponse; onAnother(): void }) {
  const { ask, question, outcome } = useUndo();
  const { listPath } = importKinds[record.kind];
  return (
    <section className={layout.stack} aria-label={copy.result}>
      {outcome ? (
        <>
          <Alert type="success" showIcon role="status" title={copy.undoDoneOf({ fileName: record.fileName })} />
          <UndoOutcome outcome={outcome} />
        </>
      ) : (
        <Alert
          type="success"
          showIcon
          role="status"
          title={copy.imported({ fileName: record.fileName })}
          description={[`${countsOf(record)}.`, arrivalNotes[record.kind]].filter(Boolean).join(' ')}
        />
      )}
      <div className={layout.row}>
        <Link to={listPath} className={layout.strong}>
          {copy.showList({ kind: record.kind })}
        </Link>
        {outcome ? null : <Button onClick={() => ask(record)}>{copy.undo}</Button>}
        <Button onClick={onAnother}>{copy.importAnother}</Button>
      </div>
      {question}
    </section>
  );
}

/** Next steps for the office, by kind. */
const arrivalNotes: Partial<Record<ImportKind, string>> = copy.next;
