import { Checkbox, Form, Input } from 'antd';
import { programmeLimits as limits, weekdays } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { programmeCopy as copy } from './programme.copy.ts';
import { nameOf, newItem, timesOf } from './programme.ts';
import styles from './site.module.css';

const days = Object.fromEntries(weekdays.map((name, weekday) => [String(weekday), name]));

/** The weekly services. Services of the same day are in the order in which the site shows them. */
export const ServiceRows = ({ items }: { items: readonly FormRow[] }) => (
  <RowsField
    name="items"
    heading={copy.services}
    hint={copy.servicesHint}
    one={copy.service}
    most={limits.items}
    rows={items}
    blank={newItem}
    nameOf={nameOf}
  >
    {(place) => {
      const written = items[place] ? timesOf(items[place]) : '';
      return (
        <>
          <Form.Item name={[place, 'weekday']} label={copy.day} required>
            <Choice options={days} />
          </Form.Item>
          <Form.Item className={styles.wide ?? ''} name={[place, 'title']} label={common.title} required>
            <Input maxLength={limits.title} />
          </Form.Item>
          <Form.Item name={[place, 'start']} label={copy.start} required>
            <Input type="time" />
          </Form.Item>
          <Form.Item name={[place, 'end']} label={copy.end} required>
            <Input type="time" />
          </Form.Item>
          <Form.Item
            className={styles.wide ?? ''}
            name={[place, 'times']}
            label={copy.writtenAs}
            extra={written === '' ? copy.writtenByTimes : copy.emptyTimes({ times: written })}
          >
            <Input maxLength={limits.times} placeholder={written} />
          </Form.Item>
          <Form.Item className={styles.wide ?? ''} name={[place, 'place']} label={copy.place} extra={copy.emptyPlace}>
            <Input maxLength={limits.place} />
          </Form.Item>
          <Form.Item name={[place, 'onlyMinistries']} valuePropName="checked">
            <Checkbox>{copy.onlyMinistries}</Checkbox>
          </Form.Item>
          <Season place={place} />
        </>
      );
    }}
  </RowsField>
);

/** First and last date of a service. */
const Season = ({ place }: { place: number }) => (
  <>
    <Form.Item className={styles.wide ?? ''} name={[place, 'from']} label={copy.from} extra={copy.emptyFrom}>
      <DateInput min="1900-01-01" max="2199-12-31" />
    </Form.Item>
    <Form.Item className={styles.wide ?? ''} name={[place, 'until']} label={copy.until} extra={copy.emptyUntil}>
      <DateInput min="1900-01-01" max="2199-12-31" />
    </Form.Item>
  </>
);
