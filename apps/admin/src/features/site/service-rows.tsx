import { Checkbox, Form, Input } from 'antd';
import { programmeLimits as limits, weekdays } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { nameOf, newItem, timesOf } from './programme.ts';
import styles from './site.module.css';

const days = Object.fromEntries(weekdays.map((name, weekday) => [String(weekday), name]));

/** The services of a week, in the order in which the site shows those of one day. */
export const ServiceRows = ({ items }: { items: readonly FormRow[] }) => (
  <RowsField
    name="items"
    heading="Services of the week"
    hint="An end before its start is on the next day."
    one="service"
    most={limits.items}
    rows={items}
    blank={newItem}
    nameOf={nameOf}
  >
    {(place) => {
      const written = items[place] ? timesOf(items[place]) : '';
      return (
        <>
          <Form.Item name={[place, 'weekday']} label="Day" required>
            <Choice options={days} />
          </Form.Item>
          <Form.Item className={styles.wide ?? ''} name={[place, 'title']} label="Title" required>
            <Input maxLength={limits.title} />
          </Form.Item>
          <Form.Item name={[place, 'start']} label="Start" required>
            <Input type="time" />
          </Form.Item>
          <Form.Item name={[place, 'end']} label="End" required>
            <Input type="time" />
          </Form.Item>
          <Form.Item
            className={styles.wide ?? ''}
            name={[place, 'times']}
            label="Written as (optional)"
            extra={written === '' ? 'Follows from start and end.' : `Empty: ${written}`}
          >
            <Input maxLength={limits.times} placeholder={written} />
          </Form.Item>
          <Form.Item
            className={styles.wide ?? ''}
            name={[place, 'place']}
            label="Place (optional)"
            extra="Empty: at the church."
          >
            <Input maxLength={limits.place} />
          </Form.Item>
          <Form.Item name={[place, 'onlyMinistries']} valuePropName="checked">
            <Checkbox>Only on the ministries page</Checkbox>
          </Form.Item>
          <Season place={place} />
        </>
      );
    }}
  </RowsField>
);

/** The first and the last day on which it is held. */
const Season = ({ place }: { place: number }) => (
  <>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'from']}
      label="From (optional)"
      extra="Empty: held already."
    >
      <DateInput min="1900-01-01" max="2199-12-31" />
    </Form.Item>
    <Form.Item className={styles.wide ?? ''} name={[place, 'until']} label="Until (optional)" extra="Empty: for good.">
      <DateInput min="1900-01-01" max="2199-12-31" />
    </Form.Item>
  </>
);
