import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { readQuery } from '../../reads.ts';
import { CorrectionForm } from './correction-form.tsx';
import { donationsCopy as copy } from './donations.copy.ts';
import { EntryFacts } from './entry-facts.tsx';
import { GivingStatement } from './giving-statement.tsx';
import type { Ledger } from './use-ledger.ts';
import layout from '../../components/layout.module.css';

interface EntryDrawerProps {
  id: number;
  ledger: Ledger;
  onOpen(id: number): void;
  onClose(): void;
}

/** One ledger entry with its later corrections and a form to correct it. */
export function EntryDrawer({ id, ledger, onOpen, onClose }: EntryDrawerProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isStating, setStating] = useState(false);
  const path = apiPath('/api/ledger/{id}', { path: { id } });
  // Personal data: read again at each opening and not kept in the cache.
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });
  function corrected() {
    setCorrecting(false);
    void refetch();
  }
  return (
    <Drawer open size={560} title={copy.entryPage.title({ id })} onClose={onClose}>
      {error ? (
        <LoadFailed title={copy.entryPage.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={copy.entryPage.loading} />
      ) : (
        <div className={layout.stackLoose}>
          <EntryFacts entry={data} onOpen={onOpen} />
          {isCorrecting ? (
            <CorrectionForm entry={data} ledger={ledger} onDone={corrected} onCancel={() => setCorrecting(false)} />
          ) : data.purpose === 'donation' ? (
            <div className={layout.row}>
              {data.canCorrect ? <Button onClick={() => setCorrecting(true)}>{copy.correction.open}</Button> : null}
              <Button aria-expanded={isStating} onClick={() => setStating(!isStating)}>
                {copy.giving.title}
              </Button>
            </div>
          ) : null}
          {isStating && !isCorrecting ? (
            <GivingStatement id={id} firstYear={Number(data.receivedOn.slice(0, 4))} />
          ) : null}
        </div>
      )}
    </Drawer>
  );
}
