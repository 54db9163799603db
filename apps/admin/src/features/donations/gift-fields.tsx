import { Checkbox, Form, Input } from 'antd';
import { givingCategories, officeMethods, paymentLimits } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { type GiftDraft, validate, worthOf } from './gift.ts';

const currencies = { UGX: 'Shillings (UGX)', USD: 'US dollars' };
const maxNoteLength = 1_000;

/** @param rate shillings for a dollar */
const checked = (name: string, rate: number) => [ruleOf((values: GiftDraft) => validate(values, rate), name)];

/** What was given, how and when. */
export const GiftFields = ({ values, rate }: { values: GiftDraft; rate: number }) => (
  <FieldRow>
    <Form.Item
      name="amount"
      label="Amount"
      required
      rules={checked('amount', rate)}
      extra={worthOf(values, rate) || 'As it was counted.'}
    >
      <Input inputMode="decimal" autoComplete="off" maxLength={14} />
    </Form.Item>
    <Form.Item name="currency" label="Currency">
      <Choice options={currencies} />
    </Form.Item>
    <Form.Item name="method" label="How it came">
      <Choice options={officeMethods} />
    </Form.Item>
    <Form.Item name="category" label="What it is for">
      <Choice options={givingCategories} />
    </Form.Item>
    <Form.Item name="receivedOn" label="Received on" required rules={checked('receivedOn', rate)}>
      <DateInput />
    </Form.Item>
  </FieldRow>
);

/** Who gave it, and what the office notes. */
export const GiverFields = ({ rate }: { rate: number }) => (
  <>
    <FieldRow>
      <Form.Item name="name" label="Name" extra="Left empty: Anonymous.">
        <Input autoComplete="off" maxLength={paymentLimits.name} />
      </Form.Item>
      <Form.Item name="phone" label="Phone">
        <Input type="tel" autoComplete="off" maxLength={paymentLimits.phone} />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={checked('email', rate)}>
        <Input type="email" autoComplete="off" maxLength={paymentLimits.email} />
      </Form.Item>
    </FieldRow>
    <Form.Item name="sendReceipt" valuePropName="checked">
      <Checkbox>Send a receipt to this address</Checkbox>
    </Form.Item>
    <Form.Item name="note" label="Note" extra="For the office only: a receipt number, the service it was collected at.">
      <Input.TextArea maxLength={maxNoteLength} autoSize={{ minRows: 2, maxRows: 6 }} />
    </Form.Item>
  </>
);
