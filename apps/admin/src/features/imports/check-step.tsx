import { Alert, Button, Checkbox, Radio, Spin } from 'antd';
import { useState } from 'react';
import type { ImportCheckResponse, ImportKindResponse } from '@ministry/api-client';
import type { ImportKind } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { ErrorList, PreviewTable, RowNotes } from './check-lists.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import { isImportable } from './matching.ts';
import type { FileImport } from './use-import.ts';
import layout from '../../components/layout.module.css';

interface CheckStepProps {
  kind: ImportKind;
  described: ImportKindResponse;
  check: ImportCheckResponse;
  work: FileImport;
}

/** '2 new · 3 rows with errors' */
const summaryOf = ({ newCount, updateCount, skippedCount, invalidCount }: ImportCheckResponse): string =>
  [
    copy.newRows({ count: newCount }),
    ...(updateCount > 0 ? [copy.updatedRows({ count: updateCount })] : []),
    ...(skippedCount > 0 ? [copy.knownRows({ count: skippedCount })] : []),
    ...(invalidCount > 0 ? [copy.rowsWithErrors({ count: invalidCount })] : []),
  ].join(' · ');

/** Summary of the import, its errors, and the button to run it. */
export function CheckStep({ kind, described, check, work }: CheckStepProps) {
  const [isAffirmed, setAffirmed] = useState(false);
  const missing = described.fields.filter(({ name }) => check.missing.includes(name)).map(({ label }) => label);
  const count = check.newCount + check.updateCount;
  const isReady =
    isImportable(check, work.choices) &&
    !work.isChecking &&
    !work.checkFailure &&
    (isAffirmed || described.affirmation === null);
  return (
    <section className={layout.stack} aria-label={copy.check} aria-busy={work.isChecking}>
      <h2>{copy.checkStep}</h2>
      <p role="status" className={`${layout.strong} ${layout.large}`}>
        {work.isChecking
          ? copy.checking
          : missing.length > 0
            ? copy.missingColumns({ labels: missing.join(', ') })
            : summaryOf(check)}
      </p>
      {missing.length === 0 ? <Findings kind={kind} described={described} check={check} work={work} /> : null}
      {described.affirmation ? (
        <Checkbox
          checked={isAffirmed}
          disabled={work.isImporting}
          onChange={({ target }) => setAffirmed(target.checked)}
        >
          {described.affirmation}
        </Checkbox>
      ) : null}
      {work.importFailure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={copy.failed}
          description={copy.choicesKept({ reason: work.importFailure })}
        />
      ) : null}
      <div className={layout.row}>
        <Button
          type="primary"
          disabled={!isReady}
          loading={work.isImporting}
          onClick={() => void work.submit(isAffirmed)}
        >
          {work.isImporting ? copy.importingRows({ count }) : copy.import({ what: copy.counted[kind]({ count }) })}
        </Button>
        <Button disabled={work.isImporting} onClick={work.reset}>
          {common.cancel}
        </Button>
        {work.isImporting ? <Spin size="small" aria-label={copy.importing} /> : null}
      </div>
    </section>
  );
}

function Findings({ kind, described, check, work }: CheckStepProps) {
  const { isBusy, attempt } = useAttempt();
  return (
    <>
      {check.invalidCount > 0 ? (
        <div className={`${layout.stack} ${layout.start}`}>
          <ErrorList check={check} described={described} />
          <Radio.Group
            className={layout.stackTight ?? ''}
            value={work.choices.invalidRows}
            disabled={work.isImporting}
            onChange={({ target }) => work.change({ invalidRows: target.value as 'refuse' | 'skip' })}
            options={[
              { value: 'refuse', label: copy.correctFirst },
              { value: 'skip', label: copy.leaveOutRows({ kind }) },
            ]}
          />
          <Button
            icon={<Icon name="download" />}
            disabled={isBusy}
            onClick={() => void attempt(work.downloadInvalid, copy.downloadFailed)}
          >
            {copy.downloadErrors}
          </Button>
        </div>
      ) : null}
      {check.duplicates.length > 0 ? (
        <div className={`${layout.stack} ${layout.start}`}>
          <RowNotes title={copy.duplicates} rows={check.duplicates} count={check.skippedCount + check.updateCount} />
          {described.canUpdate ? (
            <Radio.Group
              className={layout.stackTight ?? ''}
              value={work.choices.duplicates}
              disabled={work.isImporting}
              onChange={({ target }) => work.change({ duplicates: target.value as 'skip' | 'update' })}
              options={[
                { value: 'skip', label: copy.keepDuplicates },
                { value: 'update', label: copy.updateDuplicates },
              ]}
            />
          ) : (
            <p className={layout.muted}>{copy.duplicatesStay}</p>
          )}
        </div>
      ) : null}
      {check.preview.length > 0 ? <PreviewTable check={check} /> : null}
    </>
  );
}
