import type { ReactNode, Ref } from 'react';
import css from './form.module.css';

/** Why a form was not sent. */
export function FormFailure({ sentence, ref }: { sentence: ReactNode; ref: Ref<HTMLParagraphElement> }) {
  if (!sentence) return null;
  return (
    <p ref={ref} className={css.failure} role="alert" tabIndex={-1}>
      {sentence}
    </p>
  );
}
