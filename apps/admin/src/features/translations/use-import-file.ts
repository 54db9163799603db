import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  dataOf,
  readableError,
  type TranslationImportRequest,
  type TranslationImportResponse,
} from '@ministry/api-client';
import type { TranslationLanguage } from '@ministry/domain';
import { api } from '../../session.ts';
import { FileRefused, textOf } from '../../uploads/file-text.ts';

interface ChosenFile {
  name: string;
  csv: string;
}

const send = (body: TranslationImportRequest): Promise<TranslationImportResponse> =>
  dataOf(api.calls.POST('/api/translations/import', { body }));

/** Import of a CSV file of translations: choose, check, import. A failed call loses none of this. */
export function useImportFile(language: TranslationLanguage) {
  const queries = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [check, setCheck] = useState<TranslationImportResponse | null>(null);
  const [done, setDone] = useState<TranslationImportResponse | null>(null);
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const [failure, setFailure] = useState('');

  async function run(step: 'check' | 'import', work: () => Promise<void>): Promise<void> {
    setBusy(step);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof FileRefused ? error.message : readableError(error));
    } finally {
      setBusy(null);
    }
  }

  const choose = (blob: File) =>
    run('check', async () => {
      setCheck(null);
      setDone(null);
      const chosen = { name: blob.name, csv: textOf(new Uint8Array(await blob.arrayBuffer())) };
      setFile(chosen);
      setCheck(await send({ language, csv: chosen.csv, isTrial: true }));
    });

  const submit = (isChecked: boolean) =>
    run('import', async () => {
      if (!file) return;
      setDone(await send({ language, csv: file.csv, isChecked }));
      setFile(null);
      setCheck(null);
      void queries.invalidateQueries();
    });

  return { file, check, done, busy, failure, choose, submit };
}
