import { Input, Switch } from 'antd';
import { testimonialLimits } from '@ministry/domain';
import { Field } from '../../components/field.tsx';
import type { Draft, DraftValue } from '../../content/content-type.ts';
import { textOf } from '../../content/draft-values.ts';
import styles from './testimonials.module.css';

interface TestimonialFieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  set(name: string, value: DraftValue): void;
}

/** Who tells what, and when. */
export function TestimonialFields({ draft, errors, set }: TestimonialFieldsProps) {
  const text = (name: string) => textOf(draft, name);
  return (
    <>
      <Field label="Name" required error={errors['name']} hint="Who tells it, as it stands on the site.">
        {(control) => (
          <Input
            {...control}
            value={text('title')}
            maxLength={testimonialLimits.name}
            autoComplete="off"
            onChange={(event) => set('title', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Testimony"
        required
        error={errors['testimony']}
        hint={`${text('testimony').length.toLocaleString('en-GB')} of ${testimonialLimits.testimony.toLocaleString('en-GB')} characters`}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            value={text('testimony')}
            maxLength={testimonialLimits.testimony}
            autoSize={{ minRows: 8, maxRows: 18 }}
            onChange={(event) => set('testimony', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label="Told on" error={errors['date']} hint="Empty means today.">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={text('date')}
              onChange={(event) => set('date', event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Verified"
          error={errors['verified']}
          hint="Verified ones stand on the site as soon as they are saved."
        >
          {({ status: _status, 'aria-required': _required, ...control }) => (
            <Switch
              {...control}
              className={styles.switch ?? ''}
              checked={draft['verified'] === true}
              onChange={(verified) => set('verified', verified)}
            />
          )}
        </Field>
      </div>
    </>
  );
}
