import { Form, Input } from 'antd';
import { siteSettingsCopy as copy } from './site-settings.copy.ts';
import layout from '../../components/layout.module.css';

interface TextLineProps {
  /** Name of the field; inside a row, its index and the field. */
  name: string | [place: number, name: string];
  label: string;
  max: number;
  required?: boolean;
  /** Whether the field has several lines and the full width of the form. */
  isLong?: boolean;
  hint?: string;
}

export const TextLine = ({ name, label, max, required = false, isLong = false, hint }: TextLineProps) => (
  <Form.Item
    className={isLong ? layout.full : undefined}
    name={name}
    label={required ? label : copy.optional({ label })}
    required={required}
    extra={hint}
  >
    {isLong ? <Input.TextArea maxLength={max} autoSize={{ minRows: 2, maxRows: 10 }} /> : <Input maxLength={max} />}
  </Form.Item>
);
