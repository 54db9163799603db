import { Field } from '../../../forms/field.tsx';
import type { FieldErrors } from '../../../forms/use-form.ts';
import { eventPageCopy as copy } from '../events.copy.ts';
import { lengthOf } from '../registration.ts';
import css from '../../../forms/form.module.css';

/** The fields of a registration with their errors. @param withOthers adds a field for the people who come along */
export function RegistrationFieldset({ errors, withOthers = false }: { errors: FieldErrors; withOthers?: boolean }) {
  const facts = (name: keyof typeof lengthOf) => ({
    form: 'registration',
    name,
    error: errors[name],
    maxLength: lengthOf[name],
  });
  return (
    <>
      <div className={css.pair}>
        <Field {...facts('firstName')} label={copy.firstName} input={{ required: true, autoComplete: 'given-name' }} />
        <Field {...facts('lastName')} label={copy.lastName} input={{ required: true, autoComplete: 'family-name' }} />
      </div>
      <Field {...facts('email')} label={copy.email} input={{ type: 'email', required: true, autoComplete: 'email' }} />
      <Field
        {...facts('phone')}
        label={copy.phone}
        hint={copy.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <label className={css.box}>
        <input type="checkbox" name="remindBy" value="text" />
        {copy.remindByText}
      </label>
      {withOthers ? <Field {...facts('others')} label={copy.others} hint={copy.othersHint} rows={2} /> : null}
      <Field {...facts('specialRequests')} label={copy.specialRequests} hint={copy.specialRequestsHint} rows={3} />
    </>
  );
}
