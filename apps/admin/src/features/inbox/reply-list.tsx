import { Button } from 'antd';
import { useState } from 'react';
import type { ContactReplyResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { useMay } from '../../use-may.ts';
import { deliveryCopy, isEmail } from './delivery.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import type { InboxItem } from './inbox-kind.ts';
import { receivedAt } from './received-at.tsx';
import layout from '../../components/layout.module.css';

/** Replies so far, oldest first, with their delivery status. */
export function ReplyList({ replies, onChanged }: { replies: InboxItem['replies']; onChanged(): void }) {
  if (replies.length === 0) return null;
  return (
    <section aria-label={copy.repliesSoFar}>
      <h3 className={layout.spaceBelow}>{copy.replies({ count: replies.length })}</h3>
      <ol className={`${layout.plainList} ${layout.stack}`}>
        {replies.map((reply) => (
          <li key={reply.id} className={layout.band}>
            <p className={`${layout.facts} ${layout.spaceBelow}`}>
              <strong>{reply.author}</strong>{' '}
              <time className={layout.muted} dateTime={reply.createdAt}>
                {receivedAt(reply.createdAt)}
              </time>
            </p>
            <p className={layout.prose}>{reply.content}</p>
            {isEmail(reply) ? (
              <Delivery reply={reply} onChanged={onChanged} />
            ) : (
              <p className={`${layout.muted} ${layout.spaceAbove}`}>{copy.waitsUnderCode}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Delivery status: queued, sent, or failed with the reason. An undelivered reply can be sent again. */
function Delivery({ reply, onChanged }: { reply: ContactReplyResponse; onChanged(): void }) {
  const [isBusy, setBusy] = useState(false);
  const mayResend = useMay()('site.manage');
  const { outboxId, delivery, failure } = reply;

  async function sendAgain(id: number) {
    setBusy(true);
    try {
      await dataOf(api.calls.POST('/api/outbox/{id}/resend', { params: { path: { id } } }));
      showToast({ title: copy.resent });
      onChanged();
    } catch (error) {
      showToast({ title: copy.resendFailed, description: readableError(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={`${layout.row} ${layout.spaceAbove} ${delivery === 'failed' ? layout.error : layout.muted}`}>
      <span role="status">{deliveryCopy(reply)}</span>
      {mayResend && outboxId !== null && delivery !== 'sent' && failure !== null ? (
        <Button size="small" disabled={isBusy} onClick={() => void sendAgain(outboxId)}>
          {common.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
