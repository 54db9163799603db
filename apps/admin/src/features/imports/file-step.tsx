import { Alert, Button } from 'antd';
import { useRef } from 'react';
import type { ImportKindResponse } from '@ministry/api-client';
import { type ImportKind, importLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { csvFile, download } from '../../content/download.ts';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import type { FileImport } from './use-import.ts';
import layout from '../../components/layout.module.css';

interface FileStepProps {
  kind: ImportKind;
  described: ImportKindResponse;
  work: FileImport;
}

/** The drop zone for the file, and the format that it must have. */
export function FileStep({ kind, described, work }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const needed = described.fields.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  return (
    <section className={layout.stack} aria-label={copy.file}>
      <h2>{copy.fileStep}</h2>
      <DropZone onFiles={([first]) => first && work.choose(first)}>
        <div className={`${layout.card} ${layout.drop} ${layout.stack}`}>
          <p>{copy.fileHint({ kind, items: importLimits.items, needed: needed.join(', ') })}</p>
          {kind === 'families' ? <p>{copy.membersHint}</p> : null}
          <div className={layout.row}>
            <Button icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
              {work.file ? common.chooseAnotherFile : copy.chooseFile}
            </Button>
            <Button
              type="text"
              icon={<Icon name="download" />}
              onClick={() => download(csvFile(described.template), `${kind}-template.csv`)}
            >
              {copy.template}
            </Button>
          </div>
          {work.file ? (
            <p>
              <strong>{work.file.name}</strong>
            </p>
          ) : (
            <p className={layout.muted}>{copy.dropHere}</p>
          )}
        </div>
      </DropZone>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain,.xlsx,.xls,.ods"
        aria-label={copy.csvFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after it was corrected.
          target.value = '';
          if (file) work.choose(file);
        }}
      />
      {work.checkFailure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={work.checkFailure}
          action={work.file ? <Button onClick={work.checkAgain}>{copy.checkAgain}</Button> : undefined}
        />
      ) : null}
    </section>
  );
}
