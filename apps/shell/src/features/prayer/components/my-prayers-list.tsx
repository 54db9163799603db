import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../../forms/field.tsx';
import { forgetPrayer, type MyPrayer } from '../my-prayers.ts';
import { repliesCopy as copy } from '../prayer.copy.ts';
import { replyCodeOf } from '../prayer.ts';
import { Replies } from './replies.tsx';
import css from './prayer.module.css';

interface MyPrayersListProps {
  prayers: readonly MyPrayer[];
  onChange(prayers: MyPrayer[]): void;
  /**
   * Code of another request: from another device, or sent without a script. The page keeps it out of the address, which
   * a shared phone would store in its history.
   */
  asked: string | null;
  onAsk(code: string | null): void;
}

/** 'Your prayer requests': those of this device and the one that was looked up by its code, with their replies. */
export function MyPrayersList({ prayers, onChange, asked, onAsk }: MyPrayersListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [error, setError] = useState<string>();
  const isOther = asked !== null && !prayers.some(({ code }) => code === asked);

  function forget(code: string) {
    onChange(forgetPrayer(code));
    if (code === asked) onAsk(null);
    // The button that had the focus is removed.
    heading.current?.focus();
  }
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = replyCodeOf(typeof typed === 'string' ? typed : null);
    setError(code ? undefined : copy.invalid);
    if (code) onAsk(code);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <section id="your-prayers" className={css.mine} aria-labelledby="your-prayers-heading" tabIndex={-1}>
      <h3 id="your-prayers-heading" ref={heading} tabIndex={-1}>
        {copy.heading}
      </h3>
      <p className={css.quiet}>{prayers.length > 0 ? copy.lead : copy.none}</p>
      {prayers.length > 0 || isOther ? (
        <ul>
          {isOther ? <Replies key={asked} code={asked} sentAt={null} /> : null}
          {prayers.map(({ code, sentAt }) => (
            <Replies key={code} code={code} sentAt={sentAt} onForget={() => forget(code)} />
          ))}
        </ul>
      ) : null}
      {/* Without a script, the server shows the replies. */}
      <form className={css.look} method="post" action="/api/prayer-requests/replies#your-prayers" onSubmit={look}>
        <Field
          form="replies"
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          error={error}
          input={{
            required: true,
            maxLength: 40,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <button className="btn btn-quiet">{copy.look}</button>
      </form>
    </section>
  );
}
