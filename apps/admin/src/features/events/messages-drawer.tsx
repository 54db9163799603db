import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import type { EventMessageResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { Loaded } from '../../components/loaded.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { eventsCopy as copy } from './events.copy.ts';
import { hasEnded, isAhead } from './is-ahead.ts';
import { MessageForm } from './message-form.tsx';
import layout from '../../components/layout.module.css';

/** Milliseconds between two reads while a message is being sent. */
const pollMs = 5_000;

function useMessages(id: number) {
  const event = useQuery({ ...readQuery(apiPath('/api/events/{id}', { path: { id } })), gcTime: 0 });
  const messages = useQuery({
    ...pageQuery(apiPath('/api/events/{id}/messages', { path: { id }, query: { limit: 100 } })),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(({ finishedAt }) => finishedAt === null) ? pollMs : false),
  });
  // The number of registrations and not of taken seats: seats held for the waiting list are taken, but nobody is registered for them.
  const people = useQuery({
    ...pageQuery(apiPath('/api/events/{id}/registrations', { path: { id }, query: { limit: 1 } })),
    gcTime: 0,
  });
  const { isBusy, attempt } = useAttempt();
  const takeBack = (messageId: number) =>
    attempt(async () => {
      await api.calls.DELETE('/api/events/{id}/messages/{messageId}', { params: { path: { id, messageId } } });
      showToast({ title: copy.takenBack });
    }, copy.takeBackFailed).finally(() => void messages.refetch());
  const error = event.error ?? messages.error ?? people.error;
  return { event, messages, people, isBusy, takeBack, error };
}

/** Messages that were sent to everybody who is registered for an event, and a form for a new one. */
export function MessagesDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const may = useMay();
  const { event, messages, people, isBusy, takeBack, error } = useMessages(id);
  const mayWrite = may('registrations.write');

  function announce(messageId: number) {
    showToast({
      title: copy.leavesSoon,
      action: { label: common.undo, onSelect: () => void takeBack(messageId) },
    });
    void messages.refetch();
  }
  return (
    <Drawer
      open
      size={520}
      title={event.data ? copy.messagesAbout({ title: event.data.title }) : common.messages}
      onClose={onClose}
    >
      <Loaded
        data={
          event.data && messages.data && people.data
            ? { about: event.data, items: messages.data.items, registered: people.data.total }
            : undefined
        }
        error={error}
        loading={copy.loadingMessages}
        failed={copy.messagesFailed}
        onRetry={() => void Promise.all([event.refetch(), messages.refetch(), people.refetch()])}
      >
        {({ about, items, registered }) => (
          <>
            {mayWrite && registered > 0 && !hasEnded(about) ? (
              <MessageForm event={about} people={registered} onSent={announce} />
            ) : null}
            {items.length === 0 ? (
              <p className={layout.empty}>
                {registered === 0 ? copy.nobodyYet : copy.noMessageYet} {copy.reminderIsSent}
              </p>
            ) : (
              <ul className={`${layout.plainList} ${layout.lines} ${layout.rows}`} aria-label={common.messages}>
                {items.map((message) => (
                  <Message
                    key={message.id}
                    message={message}
                    {...(mayWrite ? { onTakeBack: () => void takeBack(message.id), isBusy } : {})}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

interface MessageProps {
  message: EventMessageResponse;
  isBusy?: boolean;
  onTakeBack?(): void;
}

function Message({ message, isBusy = false, onTakeBack }: MessageProps) {
  const isWaiting = message.kind === 'office' && message.sentCount === 0 && isAhead(message.sendAt);
  return (
    <li>
      <span className={layout.strong}>{message.subject}</span>
      {isWaiting && onTakeBack ? (
        <Button size="small" disabled={isBusy} onClick={onTakeBack}>
          {copy.takeBack}
        </Button>
      ) : null}
      <span className={`${layout.full} ${layout.muted}`} role="status">
        {message.kind === 'reminder' ? `${copy.reminder} · ` : null}
        {stateOf(message, isWaiting)}
      </span>
      <p className={`${layout.full} ${layout.quote}`}>{message.body}</p>
      {message.textMessage && message.kind === 'office' ? (
        <p className={`${layout.full} ${layout.quote}`}>{copy.textMessage({ text: message.textMessage })}</p>
      ) : null}
    </li>
  );
}

function stateOf({ finishedAt, sendAt, sentCount }: EventMessageResponse, isWaiting: boolean): string {
  if (isWaiting) return copy.leaves({ moment: formatDateTime(sendAt) });
  return finishedAt === null
    ? copy.onItsWay({ count: sentCount })
    : copy.sentTo({ count: sentCount, moment: formatDateTime(finishedAt) });
}
