import { Checkbox, Form, Input } from 'antd';
import { programmeLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { programmeCopy as copy } from './programme.copy.ts';
import { nameOf, newException } from './programme.ts';

interface ExceptionRowsProps {
  exceptions: readonly FormRow[];
  items: readonly FormRow[];
}

/** Exceptions may still refer to a removed service; the API then refuses them. */
const withRemoved = (services: Record<string, string>, row: FormRow | undefined): Record<string, string> => {
  const id = String(row?.['itemId'] ?? '');
  return id in services ? services : { ...services, [id]: copy.removedService };
};

/** Dates on which a service does not take place, or takes place at another time or place. */
export function ExceptionRows({ exceptions, items }: ExceptionRowsProps) {
  const services = {
    '': copy.allServices,
    ...Object.fromEntries(items.map((item) => [String(item['id']), nameOf(item) || copy.untitledService])),
  };
  return (
    <RowsField
      name="exceptions"
      heading={copy.exceptions}
      hint={copy.exceptionsHint}
      one={copy.exception}
      most={limits.exceptions}
      rows={exceptions}
      blank={newException}
      nameOf={({ date }) => (date === '' ? '' : copy.exceptionOn({ day: String(date) }))}
    >
      {(place) => (
        <>
          <Form.Item name={[place, 'itemId']} label={copy.whichService} required>
            <Choice options={withRemoved(services, exceptions[place])} />
          </Form.Item>
          <Form.Item name={[place, 'date']} label={common.date} required>
            <DateInput min="1900-01-01" max="2199-12-31" />
          </Form.Item>
          <Form.Item name={[place, 'isCancelled']} valuePropName="checked">
            <Checkbox>{copy.cancelled}</Checkbox>
          </Form.Item>
          {exceptions[place]?.['isCancelled'] === true ? null : (
            <>
              {exceptions[place]?.['itemId'] === '' ? null : (
                <>
                  <Form.Item name={[place, 'start']} label={copy.startThen} extra={copy.emptyStartThen}>
                    <Input type="time" />
                  </Form.Item>
                  <Form.Item name={[place, 'end']} label={copy.endThen} extra={copy.emptyEndThen}>
                    <Input type="time" />
                  </Form.Item>
                </>
              )}
              <Form.Item name={[place, 'place']} label={copy.placeThen}>
                <Input maxLength={limits.place} />
              </Form.Item>
            </>
          )}
          <Form.Item name={[place, 'note']} label={copy.note} extra={copy.noteHint}>
            <Input maxLength={limits.note} placeholder={copy.noteExample} />
          </Form.Item>
        </>
      )}
    </RowsField>
  );
}
