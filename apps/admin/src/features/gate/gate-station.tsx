import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { checkInLimits } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../common.copy.ts';
import { createPeopleSearch, type Person } from './find-people.ts';
import { gateCopy as copy } from './gate.copy.ts';
import { lineText, placeAndTime } from './gate-answers.ts';
import type { GateSession } from './gate-session.ts';
import type { GateList } from './gate-storage.ts';
import { ListFoot } from './list-foot.tsx';
import { looksLikeCode } from './read-code.ts';
import { RecentScans } from './recent-scans.tsx';
import { TicketCamera } from './ticket-camera.tsx';
import { useGateActions } from './use-gate-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './gate.module.css';

interface GateStationProps {
  gate: GateSession;
  list: GateList;
  /** Name of this gate. */
  name: string;
  pageStored: ReactNode;
  isFetching: boolean;
  onFetch(): void;
}

/** Check-in at a gate. Each tap is answered by a word and a colour. */
export function GateStation({ gate, list, name, ...foot }: GateStationProps) {
  const { outcome, nameOf, enter, undo, walkIn, take } = useGateActions(gate, list, name);
  return (
    <div className={`${layout.stackLoose} ${styles.station}`}>
      <p className={layout.between}>
        <span>
          <strong className={layout.figure}>{gate.ticketScans.count.toLocaleString(dayLocale)}</strong> {copy.inside}
        </span>
        <span role="status" className={['no-line', 'refused'].includes(gate.line) ? layout.warning : layout.muted}>
          {lineText(gate.line, gate.waitingCount)}
        </span>
      </p>
      <div aria-live="assertive">
        {outcome ? (
          <div className={styles.outcome} data-tone={outcome.tone}>
            <strong>{outcome.word}</strong>
            <span>{outcome.text}</span>
          </div>
        ) : null}
      </div>
      <TicketCamera onCode={(code) => void take(code)} />
      <Search gate={gate} list={list} onEnter={enter} onUndo={undo} onCode={(code) => void take(code)} />
      <WalkIn onWalkIn={(who) => void walkIn(who)} />
      <RecentScans gate={gate} nameOf={nameOf} onUndo={undo} />
      <ListFoot gate={gate} list={list} {...foot} />
    </div>
  );
}

interface SearchProps extends Omit<PeopleProps, 'found'> {
  list: GateList;
  onCode(code: string): void;
}

/** Search by name or phone number. Text that matches nobody is taken as a code. */
function Search({ list, onCode, onEnter, ...people }: SearchProps) {
  const [terms, setTerms] = useState('');
  const search = useMemo(() => createPeopleSearch(list), [list]);
  const found = search(terms);
  const isCode = found.length === 0 && looksLikeCode(terms, list);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isCode) return;
    onCode(terms);
    setTerms('');
  }
  function enter(ticket: string) {
    onEnter(ticket);
    setTerms('');
  }
  return (
    <form className={layout.stackTight} onSubmit={submit}>
      <label htmlFor="gate-search">{copy.search}</label>
      <Input
        id="gate-search"
        size="large"
        type="search"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={copy.searchHint}
        value={terms}
        onChange={({ target }) => setTerms(target.value)}
      />
      <People found={found} onEnter={enter} {...people} />
      {isCode ? (
        <Button block type="primary" size="large" htmlType="submit">
          {copy.checkCode}
        </Button>
      ) : null}
      {terms.trim() !== '' && found.length === 0 && !isCode ? <p className={layout.muted}>{copy.noneFound}</p> : null}
    </form>
  );
}

interface PeopleProps {
  found: readonly Person[];
  gate: GateSession;
  onEnter(ticket: string): unknown;
  onUndo(ticket: string, name: string): unknown;
}

function People({ found, gate, onEnter, onUndo }: PeopleProps) {
  if (found.length === 0) return null;
  return (
    <ul className={`${layout.plainList} ${layout.lines} ${layout.rows}`}>
      {found.map(({ ticket, name, phone }) => {
        const entries = gate.ticketScans.entriesOf(ticket);
        return (
          <li key={ticket}>
            <span>
              <strong className={`${layout.strong} ${layout.block}`}>{name}</strong>
              <small>
                {entries.length > 0
                  ? copy.entered({ entries: entries.map(placeAndTime).join(', ') })
                  : phone && `…${phone}`}
              </small>
            </span>
            {entries.length === 0 ? (
              <Button
                type="primary"
                size="large"
                aria-label={copy.enterNamed({ name })}
                onClick={() => onEnter(ticket)}
              >
                {copy.enter}
              </Button>
            ) : (
              <Button size="large" aria-label={copy.undoNamed({ name })} onClick={() => onUndo(ticket, name)}>
                {common.undo}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function WalkIn({ onWalkIn }: { onWalkIn(name: string): void }) {
  const [typed, setTyped] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    onWalkIn(typed.trim());
    setTyped('');
  }
  return (
    <details>
      <summary>{copy.walkIn.heading}</summary>
      <form className={layout.stackTight} onSubmit={add}>
        <label htmlFor="gate-walk-in">{copy.walkIn.name}</label>
        <Input
          id="gate-walk-in"
          size="large"
          autoComplete="off"
          maxLength={checkInLimits.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button block size="large" htmlType="submit" disabled={typed.trim() === ''}>
          {copy.walkIn.add}
        </Button>
      </form>
    </details>
  );
}
