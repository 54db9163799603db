import { useEffect, useRef, useState } from 'react';
import { testimonialLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui/toast-store';
import { Icon } from '../../../drawings/icon.tsx';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { shareTestimony, testimonyForm } from '../api/share-testimony.ts';
import { testimonyFormCopy as copy } from '../testimonials.copy.ts';
import { testimonyFields, validate } from '../testimony.ts';
import formCss from '../../../forms/form.module.css';
import css from './testimony-form.module.css';

/** 'Share Your Testimony' (COM-05). `outcome` is the result of a form that was sent without a script. */
export function TestimonyForm({ outcome }: { outcome: OutcomeWithoutScript }) {
  // Number of testimonies sent from here; each replaces the form with an empty one (TST-06).
  const [sent, setSent] = useState(0);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent > 0) thanks.current?.focus();
  }, [sent]);

  return (
    <section id="testimony" tabIndex={-1} className={css.panel} aria-labelledby="testimony-heading">
      <h2 id="testimony-heading">{copy.heading}</h2>
      {sent > 0 || outcome.isSent ? (
        <p ref={thanks} tabIndex={-1} role="status" className={css.thanks}>
          <Icon name="check" size={28} />
          {copy.sent.description}
        </p>
      ) : (
        <p className={css.lead}>{copy.lead}</p>
      )}
      <Questions
        key={sent}
        refusal={sent > 0 ? undefined : outcome.refusal}
        onSent={() => {
          setSent((count) => count + 1);
          showToast(copy.sent);
        }}
      />
    </section>
  );
}

function Questions({ refusal, onSent }: { refusal: OutcomeWithoutScript['refusal']; onSent(): void }) {
  const { props, errors, failure, message, isSending } = useForm({
    name: testimonyForm,
    canWait: true,
    fields: testimonyFields,
    validate,
    send: shareTestimony,
    onSent,
    toasts: { missing: copy.missing, failed: copy.failed },
    refusal,
  });
  return (
    <form {...props} className={formCss.form} method="post" action="/api/testimonials#testimony">
      <FormFailure sentence={failure} ref={message} />
      <Field
        form={testimonyForm}
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        error={errors.name}
        maxLength={testimonialLimits.name}
        input={{ required: true, autoComplete: 'name' }}
      />
      <Field
        form={testimonyForm}
        name="testimony"
        label={copy.testimony}
        error={errors.testimony}
        rows={7}
        maxLength={testimonialLimits.testimony}
        input={{ required: true }}
      />
      <p className={formCss.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </form>
  );
}
