import { Form, Input, Switch } from 'antd';
import { testimonialLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { testimonialsCopy as copy } from './testimonials.copy.ts';

const most = testimonialLimits.testimony;

/** Author, text and date of the testimonial. @param length current length of the text, in characters */
export const TestimonialFields = ({ length }: { length: number }) => (
  <>
    <Form.Item name="title" label={common.name} required extra={copy.nameHint}>
      <Input maxLength={testimonialLimits.name} autoComplete="off" />
    </Form.Item>
    <Form.Item name="testimony" label={copy.testimony} required extra={copy.length({ length, most })}>
      <Input.TextArea maxLength={most} autoSize={{ minRows: 8, maxRows: 18 }} />
    </Form.Item>
    <FieldRow>
      <Form.Item name="date" label={copy.toldOn} extra={copy.toldOnHint}>
        <DateInput />
      </Form.Item>
      <Form.Item name="verified" label={copy.verified} valuePropName="checked" extra={copy.verifiedHint}>
        <Switch />
      </Form.Item>
    </FieldRow>
  </>
);
