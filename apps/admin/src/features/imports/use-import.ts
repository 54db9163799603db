import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportCheckResponse, ImportResponse } from '@ministry/api-client';
import { randomId, readableError } from '@ministry/api-client';
import type { ImportKind } from '@ministry/domain';
import { csvFile, download } from '../../content/download.ts';
import { FileRefused, textOf } from '../../uploads/file-text.ts';
import { importsCopy as copy } from './imports.copy.ts';
import { checkFile, importFile } from './imports-api.ts';
import { type Choices, firstChoices, toCheckRequest } from './matching.ts';

export interface ChosenFile {
  name: string;
  text: string;
}

/** Checks a file. The last result stays while another check is running. */
function useCheck(kind: ImportKind) {
  const [check, setCheck] = useState<ImportCheckResponse | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState('');
  const latest = useRef(0);

  async function run(file: ChosenFile, choices: Choices) {
    const own = (latest.current += 1);
    setChecking(true);
    setFailure('');
    try {
      const answer = await checkFile(kind, toCheckRequest(file.text, choices));
      if (own === latest.current) setCheck(answer);
    } catch (error) {
      if (own === latest.current) setFailure(readableError(error));
    } finally {
      if (own === latest.current) setChecking(false);
    }
  }

  function clear() {
    latest.current += 1;
    setCheck(null);
    setChecking(false);
    setFailure('');
  }
  return { check, isChecking, failure, setFailure, run, clear };
}

/** Downloads the rows with errors as a file, each with its error. */
async function downloadInvalidRows(kind: ImportKind, file: ChosenFile, choices: Choices): Promise<void> {
  const { invalidRows } = await checkFile(kind, { ...toCheckRequest(file.text, choices), wantsInvalidRows: true });
  download(csvFile(invalidRows ?? ''), `to-correct-${file.name}`);
}

/** Asks before the tab is closed while a file is open and not imported. */
function useTabGuard(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOpen]);
}

/** Runs the import. A repeated attempt after a lost response has the same idempotency key, so that the import happens once. */
function useSubmission(kind: ImportKind) {
  const queries = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const [failure, setFailure] = useState('');
  const sent = useRef({ body: '', key: '' });

  async function submit(file: ChosenFile, choices: Choices, isAffirmed: boolean): Promise<ImportResponse | null> {
    const request = {
      ...toCheckRequest(file.text, choices),
      fileName: file.name,
      invalidRows: choices.invalidRows,
      isAffirmed,
    };
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: randomId() };
    setImporting(true);
    setFailure('');
    try {
      const record = await importFile(kind, request, sent.current.key);
      sent.current = { body: '', key: '' };
      // Lists, figures and waiting tasks show the result at once.
      void queries.invalidateQueries();
      return record;
    } catch (error) {
      setFailure(readableError(error));
      return null;
    } finally {
      setImporting(false);
    }
  }
  return { isImporting, failure, setFailure, submit };
}

/** The import of one file: choose, match columns, check, import. A failed call loses none of this. */
export function useImport(kind: ImportKind) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [choices, setChoices] = useState<Choices>(firstChoices);
  const [record, setRecord] = useState<ImportResponse | null>(null);
  const checking = useCheck(kind);
  const submission = useSubmission(kind);
  useTabGuard(file !== null);

  async function choose(blob: File) {
    checking.clear();
    setRecord(null);
    setFile(null);
    setChoices(firstChoices);
    try {
      const chosen = { name: blob.name.slice(0, 200), text: textOf(new Uint8Array(await blob.arrayBuffer())) };
      setFile(chosen);
      await checking.run(chosen, firstChoices);
    } catch (error) {
      checking.setFailure(error instanceof FileRefused ? error.message : copy.fileUnreadable);
    }
  }

  function change(part: Partial<Choices>) {
    const next = { ...choices, ...part };
    setChoices(next);
    submission.setFailure('');
    // The choice to leave out rows with errors does not change the result of the check.
    if (file && Object.keys(part).some((name) => name !== 'invalidRows')) void checking.run(file, next);
  }

  async function submit(isAffirmed: boolean) {
    const done = file ? await submission.submit(file, choices, isAffirmed) : null;
    if (!done) return;
    setRecord(done);
    setFile(null);
    checking.clear();
  }

  return {
    file,
    choices,
    record,
    check: checking.check,
    isChecking: checking.isChecking,
    checkFailure: checking.failure,
    isImporting: submission.isImporting,
    importFailure: submission.failure,
    choose: (blob: File) => void choose(blob),
    checkAgain: () => file && void checking.run(file, choices),
    change,
    submit,
    downloadInvalid: async () => file && downloadInvalidRows(kind, file, choices),
    /** Closes the file. */
    reset() {
      setFile(null);
      setRecord(null);
      setChoices(firstChoices);
      submission.setFailure('');
      checking.clear();
    },
  };
}

export type FileImport = ReturnType<typeof useImport>;
