import { useState } from 'react';
import type { CorrectionRequest, LedgerEntryDetailResponse, OfficeGiftRequest } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { download } from '../../content/download.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { donationsCopy as copy } from './donations.copy.ts';

const named = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Actions of the ledger. Writes throw `ApiError` when the API refuses them, so that the form can show the error. */
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
    /** @param key idempotency key, the same for each attempt to record the same gift */
    record: (body: OfficeGiftRequest, key: string) =>
      written(dataOf(api.calls.POST('/api/ledger/gifts', { body, ...named(key) }))),
    correct: (id: number, body: CorrectionRequest, key: string) =>
      written(
        dataOf(api.calls.POST('/api/ledger/{id}/corrections', { params: { path: { id } }, body, ...named(key) })),
      ),
    /** @param address path of the CSV export, with the list's filters */
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
