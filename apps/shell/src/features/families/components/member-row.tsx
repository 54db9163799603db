import { earliestBirth, familyLimits, kampalaDay } from '@ministry/domain';
import { useNow } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Field } from '../../../forms/field.tsx';
import type { FieldErrors } from '../../../forms/use-form.ts';
import { familyCopy as copy } from '../families.copy.ts';
import { type MemberField, memberField } from '../family.ts';
import forms from '../../../forms/form.module.css';
import css from './families.module.css';

interface MemberRowProps {
  /** Index of the row, from 0. */
  row: number;
  errors: FieldErrors;
  /** Makes the fields required in the browser's own check, which runs until the script is loaded. */
  isRequired: boolean;
  /** Omitted for the only row (FAM-05). */
  onRemove?: (() => void) | undefined;
}

export function MemberRow({ row, errors, isRequired, onRemove }: MemberRowProps) {
  const now = useNow();
  const facts = (field: MemberField, label: string) => ({
    form: 'family',
    name: memberField(row, field),
    error: errors[memberField(row, field)],
    label,
  });
  return (
    <fieldset className={css.member}>
      <legend>{copy.member({ place: row + 1 })}</legend>
      <div className={forms.pair}>
        <Field
          {...facts('firstName', copy.firstName)}
          maxLength={familyLimits.firstName}
          input={{ required: isRequired, autoComplete: 'off' }}
        />
        <Field
          {...facts('lastName', copy.lastName)}
          maxLength={familyLimits.lastName}
          input={{ required: isRequired, autoComplete: 'off' }}
        />
        <Field
          {...facts('dob', copy.dob)}
          input={{ type: 'date', required: isRequired, min: earliestBirth, max: kampalaDay(now), autoComplete: 'off' }}
        />
        <Field
          {...facts('title', copy.relation)}
          maxLength={familyLimits.title}
          input={{ required: isRequired, list: 'family-relations', autoComplete: 'off' }}
        />
      </div>
      {onRemove ? (
        <button type="button" className={`btn btn-quiet ${css.remove}`} onClick={onRemove}>
          <Icon name="close" />
          {copy.remove}
          <span className="unseen"> {copy.member({ place: row + 1 }).toLowerCase()}</span>
        </button>
      ) : null}
    </fieldset>
  );
}
