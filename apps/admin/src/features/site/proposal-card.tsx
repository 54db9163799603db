import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { givingWayLine } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { givingCopy as copy } from './giving.copy.ts';
import { compare, type ComparedLine, type GivingProposal, type StoredGiving } from './giving.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

interface ProposalCardProps {
  stored: StoredGiving;
  proposal: GivingProposal;
  isOwn: boolean;
  /** Resolves when the server has carried out the decision. */
  onDecide(decision: 'confirm' | 'withdraw'): Promise<void>;
  /** Called to read the current state again. */
  onReload(): void;
}

/** Why the user may or may not confirm the change. */
function looksOf({ confirmation, confirmableFrom, confirmers }: GivingProposal, isOwn: boolean): string {
  if (confirmation === 'later') {
    const moment = confirmableFrom === null ? '' : formatDateTime(confirmableFrom);
    return isOwn ? copy.aloneFrom({ moment }) : copy.accountTooNew({ moment });
  }
  if (confirmation === 'other') return copy.othersConfirm({ names: confirmers.join(', ') });
  return copy.compareNumbers;
}

interface LinesProps {
  heading: string;
  lines: readonly ComparedLine[];
  /** Formats a line that is only on this side of the comparison. */
  marked(values: { line: string }): string;
}

const Lines = ({ heading, lines, marked }: LinesProps) => (
  <section>
    <h3>{heading}</h3>
    {lines.length === 0 ? <p>{copy.noWays}</p> : null}
    <ul>
      {lines.map(({ text, isSame }) => (
        <li key={text} className={isSame ? undefined : layout.strong}>
          {isSame ? text : marked({ line: text })}
        </li>
      ))}
    </ul>
  </section>
);

/** The waiting change: what it changes, who may confirm it, and buttons to confirm or withdraw it. */
export function ProposalCard({ stored, proposal, isOwn, onDecide, onReload }: ProposalCardProps) {
  const [sending, setSending] = useState<'confirm' | 'withdraw' | null>(null);
  const [failure, setFailure] = useState('');
  const moment = formatDateTime(proposal.proposedAt);
  const compared = compare(stored, proposal, givingWayLine);
  async function decide(decision: 'confirm' | 'withdraw') {
    setSending(decision);
    setFailure('');
    try {
      await onDecide(decision);
    } catch (error) {
      setFailure(readableError(error));
      // Somebody else has decided first, or the waiting time is not over: the card is out of date.
      if (error instanceof ApiError && [404, 409].includes(error.status)) onReload();
      setSending(null);
    }
  }
  return (
    <section
      className={`${layout.card} ${layout.padded} ${layout.accent} ${layout.stack} ${styles.form}`}
      aria-label={copy.waiting}
    >
      <h2>{copy.waitingHeading}</h2>
      <p>{isOwn ? copy.proposedByYou({ moment }) : copy.proposedBy({ name: proposal.proposedBy, moment })}</p>
      <div className={layout.tiles}>
        <Lines heading={copy.onSiteNow} lines={compared.before} marked={copy.isGoing} />
        <Lines heading={copy.proposed} lines={compared.after} marked={copy.isNew} />
      </div>
      <p>{looksOf(proposal, isOwn)}</p>
      {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
      <div className={layout.row}>
        <Button disabled={sending !== null} onClick={() => void decide('withdraw')}>
          {sending === 'withdraw' ? common.sending : isOwn ? copy.withdraw : copy.reject}
        </Button>
        {proposal.confirmation === 'now' ? (
          <Button type="primary" disabled={sending !== null} onClick={() => void decide('confirm')}>
            {sending === 'confirm' ? copy.confirming : copy.confirm}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
