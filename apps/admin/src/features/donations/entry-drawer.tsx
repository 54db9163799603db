import { readableError } from '@ministry/api-client';
import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { Waiting } from '../../components/waiting.tsx';
import { api } from '../../session.ts';
import { CorrectionForm } from './correction-form.tsx';
import styles from './donations.module.css';
import { EntryFacts } from './entry-facts.tsx';
import { ledgerPath, type Ledger } from './use-ledger.ts';

interface EntryDrawerProps {
  id: number;
  ledger: Ledger;
  onOpen(id: number): void;
  onClose(): void;
}

/** One entry of the books, what was done to it since, and the way to make it right. */
export function EntryDrawer({ id, ledger, onOpen, onClose }: EntryDrawerProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const path = `${ledgerPath}/${id}`;
  // Personal data: read anew at each opening, and not kept after it.
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<LedgerEntryDetailResponse>(path, { signal }),
    gcTime: 0,
  });
  function corrected() {
    setCorrecting(false);
    void refetch();
  }
  return (
    <Drawer open size={560} title={`Entry ${id}`} onClose={onClose}>
      {error ? (
        <Alert
          type="error"
          showIcon
          title="The entry could not be opened"
          description={readableError(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Waiting label="Loading the entry…" />
      ) : (
        <div className={styles.details}>
          <EntryFacts entry={data} onOpen={onOpen} />
          {isCorrecting ? (
            <CorrectionForm entry={data} ledger={ledger} onDone={corrected} onCancel={() => setCorrecting(false)} />
          ) : data.canCorrect ? (
            <div>
              <Button onClick={() => setCorrecting(true)}>Correct the amount</Button>
            </div>
          ) : null}
        </div>
      )}
    </Drawer>
  );
}
