import type { FormEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import type { SessionResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { Coil } from '@ministry/ui/coil';
import { Button } from '../../components/button.tsx';
import { accessCopy as copy } from './access.copy.ts';
import { loginFailure } from './login-failure.ts';
import { signIn } from './sign-in.ts';
import components from '../../components/components.module.css';
import styles from './access.module.css';

interface MediaAccessProps {
  sessionEnded: boolean;
  onSignedIn(staff: SessionResponse): void;
}

/** The login of the media team, checked by the server (MEDIA-11). */
export function MediaAccess({ sessionEnded, onSignedIn }: MediaAccessProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    setSending(true);
    setFailure('');
    try {
      const staff = await signIn(String(typed.get('username')), String(typed.get('password')));
      showToast(copy.success);
      onSignedIn(staff);
    } catch (error) {
      const said = loginFailure(error);
      showToast({ ...said, variant: 'destructive' });
      setFailure(said.description);
      setSending(false);
      password.current?.focus();
    }
  }

  return (
    <form className={styles.access} onSubmit={(event) => void submit(event)}>
      <Coil size={56} />
      <h1>{copy.accessTitle}</h1>
      <p className={components.muted}>{sessionEnded ? copy.sessionEnded : copy.accessLead}</p>
      <label className={components.field}>
        {copy.username}
        <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </label>
      <PasswordField input={password} failure={failure} />
      <Button type="submit" kind="primary" isBusy={isSending} busyCopy={copy.signingIn}>
        {copy.signIn}
      </Button>
    </form>
  );
}

interface PasswordFieldProps {
  input: RefObject<HTMLInputElement | null>;
  failure: string;
}

function PasswordField({ input, failure }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={components.field}>
      <label htmlFor="media-password">{copy.password}</label>
      <span className={components.row}>
        <input
          ref={input}
          id="media-password"
          name="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? 'media-password-error' : undefined}
        />
        <Button label={isVisible ? copy.hidePassword : copy.showPassword} onPress={() => setVisible(!isVisible)}>
          {isVisible ? copy.hide : copy.show}
        </Button>
      </span>
      {failure ? (
        <span id="media-password-error" className={components.failure}>
          {failure}
        </span>
      ) : null}
    </div>
  );
}
