import { Form, Input, Switch } from 'antd';
import { testimonialLimits } from '@ministry/domain';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';

const most = testimonialLimits.testimony;

/** Who tells what, and when. @param length characters of the testimony so far */
export const TestimonialFields = ({ length }: { length: number }) => (
  <>
    <Form.Item name="title" label="Name" required extra="Who tells it, as it stands on the site.">
      <Input maxLength={testimonialLimits.name} autoComplete="off" />
    </Form.Item>
    <Form.Item
      name="testimony"
      label="Testimony"
      required
      extra={`${length.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')} characters`}
    >
      <Input.TextArea maxLength={most} autoSize={{ minRows: 8, maxRows: 18 }} />
    </Form.Item>
    <FieldRow>
      <Form.Item name="date" label="Told on" extra="Empty means today.">
        <DateInput />
      </Form.Item>
      <Form.Item
        name="verified"
        label="Verified"
        valuePropName="checked"
        extra="Verified ones stand on the site as soon as they are saved."
      >
        <Switch />
      </Form.Item>
    </FieldRow>
  </>
);
