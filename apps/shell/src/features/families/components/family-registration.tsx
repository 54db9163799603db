import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../drawings/icon.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { familyCopy as copy } from '../families.copy.ts';
import { FamilyForm } from './family-form.tsx';
import css from './families.module.css';

/** The form, with a thank-you message above it for the family that was registered last. */
export function FamilyRegistration({ outcome }: { outcome: OutcomeWithoutScript }) {
  /** How many families have been registered; each gets an empty form. */
  const [registered, setRegistered] = useState(outcome.isSent ? 1 : 0);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), [registered]);
  return (
    <>
      {registered > 0 ? (
        <p ref={thanks} className={css.done} role="status" tabIndex={-1}>
          <Icon name="check" size={24} />
          {copy.success}
        </p>
      ) : null}
      <FamilyForm
        key={registered}
        refusal={registered > 0 ? undefined : outcome.refusal}
        onRegistered={() => setRegistered((count) => count + 1)}
      />
    </>
  );
}
