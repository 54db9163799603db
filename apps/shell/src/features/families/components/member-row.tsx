import { earliestBirth, familyLimits, kampalaDay } from '@ministry/domain';
import { useNow } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Field } from '../../../forms/field.tsx';
import forms from '../../../forms/form.module.css';
import type { Faults } from '../../../forms/use-form.ts';
import { familyWords as words } from '../families.content.ts';
import { memberField, type MemberField } from '../family.ts';
import css from './families.module.css';

interface MemberRowProps {
  /** From 0, in the order of the rows. */
  row: number;
  faults: Faults;
  /** The browser's own check, before the script is there. */
  isRequired: boolean;
  /** Left out where this is the only row (FAM-05). */
  onRemove?: (() => void) | undefined;
}

export function MemberRow({ row, faults, isRequired, onRemove }: MemberRowProps) {
  const now = useNow();
  const facts = (field: MemberField, label: string) => ({
    form: 'family',
    name: memberField(row, field),
    fault: faults[memberField(row, field)],
    label,
  });
  return (
    <fieldset className={css.member}>
      <legend>{words.member(row + 1)}</legend>
      <div className={forms.pair}>
        <Field
          {...facts('firstName', words.firstName)}
          maxLength={familyLimits.firstName}
          input={{ required: isRequired, autoComplete: 'off' }}
        />
        <Field
          {...facts('lastName', words.lastName)}
          maxLength={familyLimits.lastName}
          input={{ required: isRequired, autoComplete: 'off' }}
        />
        <Field
          {...facts('dob', words.dob)}
          input={{ type: 'date', required: isRequired, min: earliestBirth, max: kampalaDay(now), autoComplete: 'off' }}
        />
        <Field
          {...facts('title', words.relation)}
          maxLength={familyLimits.title}
          input={{ required: isRequired, list: 'family-relations', autoComplete: 'off' }}
        />
      </div>
      {onRemove ? (
        <button type="button" className={`btn btn-quiet ${css.remove}`} onClick={onRemove}>
          <Icon name="close" />
          {words.remove}
          <span className="unseen"> {words.member(row + 1).toLowerCase()}</span>
        </button>
      ) : null}
    </fieldset>
  );
}
