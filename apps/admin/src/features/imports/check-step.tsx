import { Alert, Button, Checkbox, Radio, Spin } from 'antd';
import { useState } from 'react';
import type { ImportCheckResponse, ImportKindResponse } from '@ministry/api-client';
import { type ImportKind, importKinds } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { counted } from '../../components/counted.ts';
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

/** 'Row' as people count: '3 rows with errors'. */
const summaryOf = ({ newCount, updateCount, skippedCount, invalidCount }: ImportCheckResponse): string =>
  [
    copy.new({ localeString: newCount.toLocaleString('en-GB') }),
    ...(updateCount > 0 ? [copy.toUpdate({ localeString: updateCount.toLocaleString('en-GB') })] : []),
    ...(skippedCount > 0 ? [copy.thereAlready({ localeString: skippedCount.toLocaleString('en-GB') })] : []),
    ...(invalidCount > 0 ? [copy.withErrors({ invalidCount: counted(invalidCount, 'row') })] : []),
  ].join(' · ');

/** What the import will do, what is wrong, and the button that does it. */
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
      <h2>{copy.n3CheckAndImport}</h2>
      <p role="status" className={`${layout.strong} ${layout.large}`}>
        {work.isChecking
          ? copy.checkingTheRows
          : missing.length > 0
            ? copy.stillWithoutAColumn({ join: missing.join(', ') })
            : summaryOf(check)}
      </p>
      {missing.length === 0 ? <Findings described={described} check={check} work={work} /> : null}
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
          title={copy.nothingWasImported}
          description={copy.theFileAndYourChoices({ importFailure: work.importFailure })}
        />
      ) : null}
      <div className={layout.row}>
        <Button
          type="primary"
          disabled={!isReady}
          loading={work.isImporting}
          onClick={() => void work.submit(isAffirmed)}
        >
          {work.isImporting
            ? copy.importing({ count: counted(count, 'row') })
            : copy.import({ kind: nameCount(kind, count) })}
        </Button>
        <Button disabled={work.isImporting} onClick={work.reset}>
          {common.cancel}
        </Button>
        {work.isImporting ? <Spin size="small" aria-label={copy.importing2} /> : null}
      </div>
    </section>
  );
}

const nameCount = (kind: ImportKind, count: number): string =>
  counted(count, importKinds[kind].one, importKinds[kind].title.toLowerCase());

type FindingsProps = Omit<CheckStepProps, 'kind'>;

function Findings({ described, check, work }: FindingsProps) {
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
              { value: 'refuse', label: copy.correctTheFileFirst },
              { value: 'skip', label: copy.leaveOutTheseRowsAnd },
            ]}
          />
          <Button
            icon={<Icon name="download" />}
            disabled={isBusy}
            onClick={() => void attempt(work.downloadInvalid, copy.theRowsCouldNotBe)}
          >
            {copy.downloadTheRowsWithErrors}
          </Button>
        </div>
      ) : null}
      {check.duplicates.length > 0 ? (
        <div className={`${layout.stack} ${layout.start}`}>
          <RowNotes title={copy.thereAlready2} rows={check.duplicates} count={check.skippedCount + check.updateCount} />
          {described.canUpdate ? (
            <Radio.Group
              className={layout.stackTight ?? ''}
              value={work.choices.duplicates}
              disabled={work.isImporting}
              onChange={({ target }) => work.change({ duplicates: target.value as 'skip' | 'update' })}
              options={[
                { value: 'skip', label: copy.leaveThemAsTheyAre },
                { value: 'update', label: copy.updateThemFromTheFile },
              ]}
            />
          ) : (
            <p className={layout.muted}>{copy.theyStayAsTheyAre}</p>
          )}
        </div>
      ) : null}
      {check.preview.length > 0 ? <PreviewTable check={check} /> : null}
    </>
  );
}
