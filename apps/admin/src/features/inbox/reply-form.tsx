import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { replyLimit } from '@ministry/domain';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { Field } from '../../components/field.tsx';
import { inboxCopy as copy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { useReply } from './use-reply.ts';
import layout from '../../components/layout.module.css';

/** Below this number of remaining characters, screen readers announce the number. */
const nearLimit = 500;

/** Reply to one item, saved while typing. `r` moves the focus here, Ctrl+Enter sends the reply. */
export function ReplyForm<Item extends InboxItem>({
  kind,
  item,
  onSent,
}: {
  kind: InboxKind<Item>;
  item: Item;
  onSent(item: Item): void;
}) {
  const reply = useReply(kind, item.id, onSent);
  const field = useRef<TextAreaRef>(null);
  useShortcut('r', copy.reply, () => field.current?.focus());
  const left = replyLimit - [...reply.content.trim()].length;
  const send = async () => {
    if (left >= 0 && (await reply.send())) field.current?.focus();
  };
  const discard = () => {
    reply.discard();
    field.current?.focus();
  };

  return (
    <form
      className={layout.ruled}
      aria-label={copy.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={copy.reply}
        hint={kind.replyHint(item)}
        error={reply.failure || (left < 0 ? copy.tooLong({ count: -left }) : undefined)}
      >
        {({ status, ...control }) => (
          <Input.TextArea
            {...control}
            {...(status ? { status } : {})}
            ref={field}
            autoSize={{ minRows: 5, maxRows: 16 }}
            value={reply.content}
            onChange={(event) => reply.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            }}
          />
        )}
      </Field>
      <ReplyButtons reply={reply} left={left} onDiscard={discard} />
    </form>
  );
}

interface ReplyButtonsProps {
  reply: ReturnType<typeof useReply>;
  /** Number of remaining characters. */
  left: number;
  onDiscard(): void;
}

function ReplyButtons({ reply, left, onDiscard }: ReplyButtonsProps) {
  const state = reply.isBlank ? '' : reply.isSaved ? copy.draftKept : copy.noRoomForDraft;
  return (
    <div className={`${layout.row} ${layout.spaceAbove}`}>
      <Button
        type="primary"
        htmlType="submit"
        disabled={reply.isBlank || left < 0}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={common.ctrlEnter}
      >
        {reply.isSending ? common.sending : copy.sendReply}
      </Button>
      {reply.isBlank ? null : (
        <Button type="text" onClick={onDiscard}>
          {copy.discardDraft}
        </Button>
      )}
      <span className={layout.muted}>
        {state}
        {left < nearLimit && left >= 0 ? ` ${copy.charactersLeft({ count: left })}` : ''}
      </span>
    </div>
  );
}
