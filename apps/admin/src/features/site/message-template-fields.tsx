import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { templateLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { ItemForm } from '../../forms/use-item-form.ts';
import { Presence } from '../../presence/presence.tsx';
import { inserted, type StoredTemplate, type TemplateValues } from './message-template.ts';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';
import layout from '../../components/layout.module.css';

interface MessageTemplateFieldsProps {
  template: StoredTemplate;
  form: ItemForm<StoredTemplate, TemplateValues>;
}

type FieldName = keyof TemplateValues;
const controlOf = (name: FieldName) =>
  document.getElementById(`message-template_${name}`) as HTMLInputElement | HTMLTextAreaElement | null;

/** The text of a message and the variables that it may contain. */
export function MessageTemplateFields({ template: { key, channel, variables }, form }: MessageTemplateFieldsProps) {
  const [target, setTarget] = useState<FieldName>('body');

  function insert(variable: string) {
    const control = controlOf(target);
    const value = form.values[target];
    const end = value.length;
    const { words, caret } = inserted(value, variable, [control?.selectionStart ?? end, control?.selectionEnd ?? end]);
    form.replace({ [target]: words });
    control?.focus();
    // Runs after React has written the new text into the field.
    requestAnimationFrame(() => control?.setSelectionRange(caret, caret));
  }

  return (
    <>
      <Presence kind="settings" item={`message-${key}`} />
      {channel === 'email' ? (
        <Form.Item name="subject" label={common.subject} required>
          <Input maxLength={templateLimits.subject} onFocus={() => setTarget('subject')} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="body"
        label={channel === 'email' ? common.eMail : common.textMessage}
        required
        extra={copy.bodyHint}
      >
        <Input.TextArea
          autoSize={{ minRows: channel === 'email' ? 12 : 4, maxRows: 30 }}
          maxLength={templateLimits.body}
          onFocus={() => setTarget('body')}
        />
      </Form.Item>
      <fieldset>
        <legend>{copy.variables}</legend>
        <ul className={`${layout.plainList} ${layout.stackTight}`}>
          {variables.map(({ name, meaning, isRequired, mayBeEmpty }) => (
            <li key={name} className={layout.facts}>
              <Button size="small" aria-describedby={`variable-${name}`} onClick={() => insert(name)}>
                {`{{${name}}}`}
              </Button>
              <span className={layout.muted} id={`variable-${name}`}>
                {meaning}
                {isRequired ? copy.isRequired : ''}
                {mayBeEmpty ? copy.mayBeEmpty : ''}
              </span>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}
