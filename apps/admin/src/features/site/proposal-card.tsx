import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { givingWayLine } from '@ministry/domain';
import { formatMoment } from '../../content/normalise.ts';
import { compare, type ComparedLine, type GivingProposal, type StoredGiving } from './giving.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

interface ProposalCardProps {
  stored: StoredGiving;
  proposal: GivingProposal;
  isOwn: boolean;
  /** Answers once the server has taken the decision. */
  onDecide(decision: 'confirm' | 'withdraw'): Promise<void>;
  /** Asked to show what there is by now. */
  onReload(): void;
}

/** Why who looks at it may or may not confirm. */
function looksOf({ confirmation, confirmableFrom, confirmers }: GivingProposal, isOwn: boolean): string {
  if (confirmation === 'later') {
    const from = confirmableFrom === null ? '' : formatMoment(confirmableFrom);
    return isOwn
      ? `Nobody else can confirm it. You can, from ${from} on; everybody with an address was told by mail.`
      : `Your account, or its password, is not a day old yet: you can confirm from ${from} on.`;
  }
  if (confirmation === 'other') return `Somebody else has to confirm it: ${confirmers.join(', ')}.`;
  return 'Compare each number with a paper of the bank or the network. If in doubt, call who has proposed it.';
}

const Lines = ({ heading, lines }: { heading: string; lines: readonly ComparedLine[] }) => (
  <section>
    <h3>{heading}</h3>
    {lines.length === 0 ? <p>None.</p> : null}
    <ul>
      {lines.map(({ text, isSame }) => (
        <li key={text} className={isSame ? undefined : layout.strong}>
          {text}
          {isSame ? '' : ` (${heading === 'Proposed' ? 'new' : 'goes'})`}
        </li>
      ))}
    </ul>
  </section>
);

/** The change that waits: what it changes, who may confirm it, and the two ways out. */
export function ProposalCard({ stored, proposal, isOwn, onDecide, onReload }: ProposalCardProps) {
  const [sending, setSending] = useState<'confirm' | 'withdraw' | null>(null);
  const [failure, setFailure] = useState('');
  const compared = compare(stored, proposal, givingWayLine);
  async function decide(decision: 'confirm' | 'withdraw') {
    setSending(decision);
    setFailure('');
    try {
      await onDecide(decision);
    } catch (error) {
      setFailure(readableError(error));
      // Somebody else was first, or the day is not over: what is shown here is out of date.
      if (error instanceof ApiError && [404, 409].includes(error.status)) onReload();
      setSending(null);
    }
  }
  return (
    <section className={`${layout.stack} ${styles.proposal}`} aria-label="Change that waits">
      <h2>A change waits to be confirmed</h2>
      <p>
        Proposed by {isOwn ? 'you' : proposal.proposedBy} on {formatMoment(proposal.proposedAt)}. The site shows what
        was there before.
      </p>
      <div className={layout.tiles}>
        <Lines heading="On the site now" lines={compared.before} />
        <Lines heading="Proposed" lines={compared.after} />
      </div>
      <p>{looksOf(proposal, isOwn)}</p>
      {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
      <div className={layout.row}>
        <Button disabled={sending !== null} onClick={() => void decide('withdraw')}>
          {sending === 'withdraw' ? 'Sending…' : isOwn ? 'Withdraw' : 'Reject'}
        </Button>
        {proposal.confirmation === 'now' ? (
          <Button type="primary" disabled={sending !== null} onClick={() => void decide('confirm')}>
            {sending === 'confirm' ? 'Confirming…' : 'Confirm'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
