import { Checkbox, Form, Input } from 'antd';
import { givingCategories, paymentLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { type GiftDraft, validate, worthOf } from './gift.ts';

const currencies = { UGX: copy.giftForm.shillings, USD: copy.giftForm.dollars };
const maxNoteLength = 1_000;

/** @param rate shillings per dollar */
const checked = (name: string, rate: number) => [ruleOf((values: GiftDraft) => validate(values, rate), name)];

/** Amount, method and date of the gift. */
export const GiftFields = ({ values, rate }: { values: GiftDraft; rate: number }) => (
  <FieldRow>
    <Form.Item
      name="amount"
      label={copy.amount}
      required
      rules={checked('amount', rate)}
      extra={worthOf(values, rate) || copy.giftForm.amountHint}
    >
      <Input inputMode="decimal" autoComplete="off" maxLength={14} />
    </Form.Item>
    <Form.Item name="currency" label={copy.giftForm.currency}>
      <Choice options={currencies} />
    </Form.Item>
    <Form.Item name="method" label={copy.giftForm.method}>
      <Choice options={common.officeMethods} />
    </Form.Item>
    <Form.Item name="category" label={copy.filters.purpose}>
      <Choice options={givingCategories} />
    </Form.Item>
    <Form.Item name="receivedOn" label={copy.giftForm.receivedOn} required rules={checked('receivedOn', rate)}>
      <DateInput />
    </Form.Item>
  </FieldRow>
);

/** The donor and the note of the office. */
export const GiverFields = ({ rate }: { rate: number }) => (
  <>
    <FieldRow>
      <Form.Item name="name" label={common.name} extra={copy.giftForm.nameHint}>
        <Input autoComplete="off" maxLength={paymentLimits.name} />
      </Form.Item>
      <Form.Item name="phone" label={common.phone}>
        <Input type="tel" autoComplete="off" maxLength={paymentLimits.phone} />
      </Form.Item>
      <Form.Item name="email" label={copy.email} rules={checked('email', rate)}>
        <Input type="email" autoComplete="off" maxLength={paymentLimits.email} />
      </Form.Item>
    </FieldRow>
    <Form.Item name="sendReceipt" valuePropName="checked">
      <Checkbox>{copy.giftForm.sendReceipt}</Checkbox>
    </Form.Item>
    <Form.Item name="note" label={common.note} extra={copy.giftForm.noteHint}>
      <Input.TextArea maxLength={maxNoteLength} autoSize={{ minRows: 2, maxRows: 6 }} />
    </Form.Item>
  </>
);
