import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { checkInLimits } from '@ministry/domain';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { gateCopy as copy } from './gate.copy.ts';
import { gateName } from './gate-server.ts';
import type { GateSession } from './gate-session.ts';
import { GateStation } from './gate-station.tsx';
import { useGate } from './use-gate.ts';
import layout from '../../components/layout.module.css';
import styles from './gate.module.css';

interface CheckInProps {
  /** Link back into the console. */
  back?: ReactNode;
  notice?: ReactNode;
  /** Whether the page opens offline. */
  pageStored?: ReactNode;
}

/** Check-in on a steward's phone, under `/admin/gate/{event}`. */
export function CheckIn({ back, notice, pageStored }: CheckInProps) {
  const eventId = Number(useParams().id);
  const { gate, error } = useGate(eventId);
  return (
    <PageFrame title={gate?.list?.title ?? copy.title} lead={copy.lead} back={back}>
      {notice}
      {error ? (
        <LoadFailed title={copy.nothingStored} error={error} onRetry={() => location.reload()} />
      ) : gate ? (
        <Opened gate={gate} pageStored={pageStored} />
      ) : (
        <Loading label={copy.listOpening} />
      )}
    </PageFrame>
  );
}

function Opened({ gate, pageStored }: { gate: GateSession; pageStored: ReactNode }) {
  const [name, setName] = useState(gateName.read);
  const { isBusy, attempt } = useAttempt();
  const fetchList = () => attempt(() => gate.fetchList(), copy.fetchFailed);

  if (!gate.list)
    return (
      <PageNotice title={copy.noList}>
        <Button type="primary" size="large" loading={isBusy} onClick={() => void fetchList()}>
          {copy.fetch}
        </Button>
      </PageNotice>
    );
  if (name === '') return <GateNameForm onName={setName} />;
  return (
    <GateStation
      gate={gate}
      list={gate.list}
      name={name}
      pageStored={pageStored}
      isFetching={isBusy}
      onFetch={() => void fetchList()}
    />
  );
}

function GateNameForm({ onName }: { onName(name: string): void }) {
  const [typed, setTyped] = useState('');
  function start(event: FormEvent) {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return;
    gateName.write(name);
    onName(name);
  }
  return (
    <form className={`${layout.stackTight} ${styles.station}`} onSubmit={start}>
      <label htmlFor="gate-name">{copy.gateLabel}</label>
      <Input
        id="gate-name"
        size="large"
        autoFocus
        maxLength={checkInLimits.gate}
        value={typed}
        aria-describedby="gate-name-hint"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id="gate-name-hint" className={layout.muted}>
        {copy.gateHint}
      </p>
      <Button block type="primary" size="large" htmlType="submit" disabled={typed.trim() === ''}>
        {copy.start}
      </Button>
    </form>
  );
}
