import { useState } from 'react';
import type { CorrectionRequest, LedgerEntryDetailResponse, OfficeGiftRequest } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { download } from '../../content/download.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { donationsCopy as copy } from './donations.copy.ts';

const named = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** What can be done in the books. Writing raises `ApiError` when refused: the form shows what is wrong. */
export function useLedger() {
  const [isExporting, setExporting] = useState(false);
  const reload = useReload('/api/ledger');
  const written = async (call: Promise<LedgerEntryDetailResponse>) => {
    const entry = await call;
    reload();
    return entry;
  };
  return {
    isExporting,
    /** @param key the same for each try of the same gift */
    record: (body: OfficeGiftRequest, key: string) =>
      written(dataOf(api.calls.POST('/api/ledger/gifts', { body, ...named(key) }))),
    correct: (id: number, body: CorrectionRequest, key: string) =>
      written(
        dataOf(api.calls.POST('/api/ledger/{id}/corrections', { params: { path: { id } }, body, ...named(key) })),
      ),
    /** @param address of the API's file, with the list's filters */
    async exportAll(address: string, fileName: string) {
      setExporting(true);
      try {
        download(await api.readFile(address), fileName);
      } catch (error) {
        showToast({
          title: copy.exportFailed,
          description: readableError(error),
          variant: 'destructive',
        });
      } finally {
        setExporting(false);
      }
    },
  };
}

export type Ledger = ReturnType<typeof useLedger>;
