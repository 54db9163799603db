import { Field } from '../../../forms/field.tsx';
import css from '../../../forms/form.module.css';
import type { Faults } from '../../../forms/use-form.ts';
import { eventPageWords as words } from '../events.content.ts';
import { lengthOf } from '../registration.ts';

/** The five questions of a registration, each with its fault beside it. */
export function RegistrationFieldset({ faults }: { faults: Faults }) {
  const facts = (name: keyof typeof lengthOf) => ({
    form: 'registration',
    name,
    fault: faults[name],
    maxLength: lengthOf[name],
  });
  return (
    <>
      <div className={css.pair}>
        <Field {...facts('firstName')} label={words.firstName} input={{ required: true, autoComplete: 'given-name' }} />
        <Field {...facts('lastName')} label={words.lastName} input={{ required: true, autoComplete: 'family-name' }} />
      </div>
      <Field {...facts('email')} label={words.email} input={{ type: 'email', required: true, autoComplete: 'email' }} />
      <Field
        {...facts('phone')}
        label={words.phone}
        hint={words.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <Field {...facts('specialRequests')} label={words.specialRequests} hint={words.specialRequestsHint} rows={3} />
    </>
  );
}
