import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { DraftValue } from '../content/content-type.ts';
import type { FieldFrame } from '../content/field-frame.ts';

interface FramedProps<Value> {
  frame: Pick<FieldFrame, 'label' | 'hint' | 'required'>;
  /** Given by the `Form.Item` around it. */
  id?: string;
  value?: Value;
  onChange?(value: Value): void;
  children(control: { frame: FieldFrame; value: Value | undefined; onChange(value: Value): void }): ReactNode;
}

/** For use inside `<Form.Item noStyle>`: a control of several parts that renders its label, its hint and its error itself. */
export function Framed<Value extends DraftValue>({ frame, id, value, onChange, children }: FramedProps<Value>) {
  const { errors } = Form.Item.useStatus();
  const [error] = errors;
  return children({
    frame: { ...frame, ...(id ? { id } : {}), error: typeof error === 'string' ? error : undefined },
    value,
    onChange: (next) => onChange?.(next),
  });
}
