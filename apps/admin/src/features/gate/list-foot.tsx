import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDayTime } from '@ministry/domain';
import { gateCopy as copy } from './gate.copy.ts';
import type { GateSession } from './gate-session.ts';
import type { GateList } from './gate-storage.ts';
import layout from '../../components/layout.module.css';

interface ListFootProps {
  gate: GateSession;
  list: GateList;
  /** Whether the page opens offline. */
  pageStored: ReactNode;
  isFetching: boolean;
  onFetch(): void;
}

/** The age of the list, and a button to remove it, so that no names stay on a borrowed phone. */
export function ListFoot({ gate, list, pageStored, isFetching, onFetch }: ListFootProps) {
  const waits = gate.waitingCount > 0;
  return (
    <div className={layout.stackTight}>
      <p className={layout.muted}>
        {copy.listOf({ count: list.ids.length, time: formatDayTime(new Date(list.fetchedAt)) })} {pageStored}
      </p>
      <Button block loading={isFetching} onClick={onFetch}>
        {copy.fetchAgain}
      </Button>
      <Button block danger disabled={waits} onClick={() => void gate.remove().then(() => location.reload())}>
        {copy.remove}
      </Button>
      {waits ? <p className={layout.muted}>{copy.removeWaiting}</p> : null}
    </div>
  );
}
