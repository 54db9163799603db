import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { Loaded } from '../../components/loaded.tsx';
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
      <Loaded
        data={data}
        error={error}
        loading={copy.entryPage.loading}
        failed={copy.entryPage.loadFailed}
        onRetry={() => void refetch()}
      >
        {(entry) => (
          <div className={layout.stackLoose}>
            <EntryFacts entry={entry} onOpen={onOpen} />
            {isCorrecting ? (
              <CorrectionForm entry={entry} ledger={ledger} onDone={corrected} onCancel={() => setCorrecting(false)} />
            ) : entry.purpose === 'donation' ? (
              <div className={layout.row}>
                {entry.canCorrect ? <Button onClick={() => setCorrecting(true)}>{copy.correction.open}</Button> : null}
                <Button aria-expanded={isStating} onClick={() => setStating(!isStating)}>
                  {copy.giving.title}
                </Button>
              </div>
            ) : null}
            {isStating && !isCorrecting ? (
              <GivingStatement id={id} firstYear={Number(entry.receivedOn.slice(0, 4))} />
            ) : null}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
