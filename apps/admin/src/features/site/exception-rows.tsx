import { Checkbox, Form, Input } from 'antd';
import { programmeLimits as limits } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { nameOf, newException } from './programme.ts';

interface ExceptionRowsProps {
  exceptions: readonly FormRow[];
  items: readonly FormRow[];
}

/** A service that was removed is still named by its exceptions, which the API refuses then. */
const withRemoved = (services: Record<string, string>, row: FormRow | undefined): Record<string, string> => {
  const id = String(row?.['itemId'] ?? '');
  return id in services ? services : { ...services, [id]: 'A service that was removed' };
};

/** Days on which a service does not take place, or at another time or place. */
export function ExceptionRows({ exceptions, items }: ExceptionRowsProps) {
  const services = {
    '': 'All services of that day',
    ...Object.fromEntries(items.map((item) => [String(item['id']), nameOf(item) || 'A service without a title'])),
  };
  return (
    <RowsField
      name="exceptions"
      heading="Exceptions"
      hint="No service on 25 December, or moved to the stadium: the week goes on as always afterwards."
      one="exception"
      most={limits.exceptions}
      rows={exceptions}
      blank={newException}
      nameOf={({ date }) => (date === '' ? '' : `exception on ${String(date)}`)}
    >
      {(place) => (
        <>
          <Form.Item name={[place, 'itemId']} label="Service" required>
            <Choice options={withRemoved(services, exceptions[place])} />
          </Form.Item>
          <Form.Item name={[place, 'date']} label="Date" required>
            <DateInput min="1900-01-01" max="2199-12-31" />
          </Form.Item>
          <Form.Item name={[place, 'isCancelled']} valuePropName="checked">
            <Checkbox>Does not take place</Checkbox>
          </Form.Item>
          {exceptions[place]?.['isCancelled'] === true ? null : (
            <>
              {exceptions[place]?.['itemId'] === '' ? null : (
                <>
                  <Form.Item name={[place, 'start']} label="Start then (optional)" extra="Empty: as every week.">
                    <Input type="time" />
                  </Form.Item>
                  <Form.Item name={[place, 'end']} label="End then (optional)" extra="Empty: lasts as long as ever.">
                    <Input type="time" />
                  </Form.Item>
                </>
              )}
              <Form.Item name={[place, 'place']} label="Place then (optional)">
                <Input maxLength={limits.place} />
              </Form.Item>
            </>
          )}
          <Form.Item name={[place, 'note']} label="Note (optional)" extra="Why, in a few words.">
            <Input maxLength={limits.note} placeholder="Christmas Day" />
          </Form.Item>
        </>
      )}
    </RowsField>
  );
}
