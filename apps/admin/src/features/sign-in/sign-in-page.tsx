import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { StatsResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { Coil } from '@ministry/ui/coil';
import { Field } from '../../components/field.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { session, statsPath } from '../../session.ts';
import { signInCopy } from './sign-in.copy.ts';
import { signInFailure } from './sign-in-failure.ts';
import layout from '../../components/layout.module.css';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  /** True if the server ended a running session, so that the form can say why it is shown. */
  sessionEnded: boolean;
  /** Called when a credential is sent to the server, so that the dashboard's code can be loaded at the same time. */
  onAttempt(): void;
  onSignedIn(stats: StatsResponse): void;
}

/** The form uses native controls, so that signing in on a slow connection does not wait for the console's components. */
export function SignInPage({ sessionEnded, onAttempt, onSignedIn }: SignInPageProps) {
  usePageTitle(signInCopy.signIn);
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
      const stats = await session.signIn(String(typed.get('username')), String(typed.get('password')), statsPath);
      showToast(signInCopy.success);
      onSignedIn(stats);
    } catch (error) {
      const copy = signInFailure(error);
      showToast({ ...copy, variant: 'destructive' });
      setFailure(copy.description);
      setSending(false);
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
  }

  return (
    <section className={styles.page}>
      <form
        ref={form}
        className={`${layout.card} ${layout.padded} ${layout.stackLoose} ${styles.card}`}
        onSubmit={(event) => void signIn(event)}
      >
        <Coil size={56} />
        <h1 className={layout.title}>{signInCopy.heading}</h1>
        <p role="note" className={layout.caution}>
          {signInCopy.notice}
        </p>
        {sessionEnded ? (
          <p role="note" className={layout.band}>
            {signInCopy.sessionEnded}
          </p>
        ) : null}
        <UsernameField />
        <PasswordField failure={failure} />
        <button
          type="submit"
          className={`${styles.button} ${styles.primary}`}
          aria-disabled={isSending}
          onClick={(event) => isSending && event.preventDefault()}
        >
          {isSending ? signInCopy.signingIn : signInCopy.signIn}
        </button>
        <VisuallyHidden isStatus>{isSending ? signInCopy.signingIn : ''}</VisuallyHidden>
      </form>
    </section>
  );
}

function UsernameField() {
  return (
    <Field label={signInCopy.username}>
      {({ status: _status, ...control }) => (
        <input
          {...control}
          className={`${layout.grow} ${styles.input}`}
          name="username"
          defaultValue="admin"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}

function PasswordField({ failure }: { failure: string }) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={signInCopy.password} error={failure}>
      {({ status: _status, ...control }) => (
        <div className={layout.row}>
          <input
            {...control}
            className={`${layout.grow} ${styles.input}`}
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
            aria-label={isVisible ? signInCopy.hidePassword : signInCopy.showPassword}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? signInCopy.hide : signInCopy.show}
          </button>
        </div>
      )}
    </Field>
  );
}
