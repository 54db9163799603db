import { Button, Input } from 'antd';
import type { EventResponse } from '@ministry/api-client';
import { eventMessageLimits, textParts } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Field } from '../../components/field.tsx';
import { eventsCopy as copy } from './events.copy.ts';
import { type MessageField, useMessageDraft } from './use-message-draft.ts';
import layout from '../../components/layout.module.css';

interface MessageFormProps {
  event: EventResponse;
  /** Number of people who are registered. */
  people: number;
  onSent(id: number): void;
}

/** Form for a message to everybody who is registered for an event. */
export function MessageForm({ event, people, onSent }: MessageFormProps) {
  const draft = useMessageDraft(event.id, onSent);
  const parts = textParts(draft.message.textMessage.trim());

  return (
    <form
      className={`${layout.stackLoose} ${layout.spaceBelowLoose}`}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (draft.isReady && !draft.isBusy) void draft.send();
      }}
    >
      <TextControl draft={draft} name="subject" label={common.subject} required />
      <TextControl draft={draft} name="body" label={common.eMail} required rows={4} hint={copy.mailHint} />
      <TextControl
        draft={draft}
        name="textMessage"
        label={common.textMessage}
        rows={2}
        hint={parts > 1 ? copy.textMessageTooLong({ parts }) : copy.textMessageHint}
      />
      <div>
        <Button type="primary" htmlType="submit" disabled={!draft.isReady} loading={draft.isBusy}>
          {copy.sendTo({ count: people })}
        </Button>
      </div>
    </form>
  );
}

interface TextControlProps {
  draft: ReturnType<typeof useMessageDraft>;
  name: MessageField;
  label: string;
  hint?: string;
  required?: boolean;
  /** Initial number of lines; without it the control has a single line. */
  rows?: number;
}

function TextControl({ draft, name, label, hint, required = false, rows }: TextControlProps) {
  const common = {
    value: draft.message[name],
    maxLength: eventMessageLimits[name],
    onChange: ({ target }: { target: { value: string } }) => draft.type(name, target.value),
  };
  return (
    <Field label={label} hint={hint} required={required} error={draft.errors[name]}>
      {({ status, ...control }) =>
        rows ? (
          <Input.TextArea {...control} {...common} status={status ?? ''} autoSize={{ minRows: rows, maxRows: 12 }} />
        ) : (
          <Input {...control} {...common} status={status ?? ''} />
        )
      }
    </Field>
  );
}
