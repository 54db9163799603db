import type { StatsResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Coil } from '@ministry/ui/coil';
import { Field } from '../../components/field.tsx';
import { Spoken } from '../../components/spoken.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { session, statsPath } from '../../session.ts';
import { signInFailure } from './sign-in-failure.ts';
import { signInWords } from './sign-in.content.ts';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  /** True when the server ended a running session, so that the form can say why it stands here. */
  sessionEnded: boolean;
  /** Told when a credential goes to the server, so that the dashboard's code can be fetched meanwhile. */
  onAttempt(): void;
  onSignedIn(stats: StatsResponse): void;
}

/** The form stands in native controls: whoever signs in on a slow line does not wait for the console's components first. */
export function SignInPage({ sessionEnded, onAttempt, onSignedIn }: SignInPageProps) {
  usePageTitle(signInWords.signIn);
  const [isVisible, setVisible] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setSending(true);
    setFailure('');
    onAttempt();
    try {
      const stats = await session.signIn<StatsResponse>(
        String(typed.get('username')),
        String(typed.get('password')),
        statsPath,
      );
      showToast(signInWords.success);
      onSignedIn(stats);
    } catch (error) {
      const words = signInFailure(error);
      showToast({ ...words, variant: 'destructive' });
      setFailure(words.description);
      setSending(false);
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
  }

  return (
    <section className={styles.page}>
      <form ref={form} className={styles.card} onSubmit={(event) => void signIn(event)}>
        <Coil size={56} className={styles.coil} />
        <h1 className={styles.heading}>{signInWords.heading}</h1>
        <p role="note" className={`${styles.note} ${styles.warning}`}>
          {signInWords.notice}
        </p>
        {sessionEnded ? (
          <p role="note" className={styles.note}>
            {signInWords.sessionEnded}
          </p>
        ) : null}
        <Field label="Username">
          {({ status: _status, ...control }) => (
            <input
              {...control}
              className={styles.input}
              name="username"
              defaultValue="admin"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label="Password" error={failure}>
          {({ status: _status, ...control }) => (
            <div className={styles.password}>
              <input
                {...control}
                className={styles.input}
                name="password"
                type={isVisible ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <button
                type="button"
                className={styles.button}
                aria-label={isVisible ? 'Hide password' : 'Show password'}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? 'Hide' : 'Show'}
              </button>
            </div>
          )}
        </Field>
        <button
          type="submit"
          className={`${styles.button} ${styles.primary}`}
          aria-disabled={isSending}
          onClick={(event) => isSending && event.preventDefault()}
        >
          {isSending ? signInWords.signingIn : signInWords.signIn}
        </button>
        <Spoken isStatus>{isSending ? signInWords.signingIn : ''}</Spoken>
      </form>
    </section>
  );
}
