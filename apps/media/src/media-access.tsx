import type { SessionResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Coil } from '@ministry/ui/coil';
import { loginFailure } from './login-failure.ts';
import { mediaWords } from './media.content.ts';
import styles from './media.module.css';
import { session, sessionPath } from './session.ts';

interface MediaAccessProps {
  sessionEnded: boolean;
  onSignedIn(staff: SessionResponse): void;
}

/** The login of the media team, checked by the server (MEDIA-11). */
export function MediaAccess({ sessionEnded, onSignedIn }: MediaAccessProps) {
  const [isVisible, setVisible] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const password = useRef<HTMLInputElement>(null);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    setSending(true);
    setFailure('');
    try {
      const staff = await session.signIn<SessionResponse>(String(typed.get('username')), String(typed.get('password')), sessionPath);
      showToast(mediaWords.success);
      onSignedIn(staff);
    } catch (error) {
      const words = loginFailure(error);
      showToast({ ...words, variant: 'destructive' });
      setFailure(words.description);
      setSending(false);
      password.current?.focus();
    }
  }

  return (
    <form className={styles.access} onSubmit={(event) => void signIn(event)}>
      <Coil size={56} className={styles.coil} />
      <h1>{mediaWords.accessTitle}</h1>
      <p className={styles.lead}>{sessionEnded ? mediaWords.sessionEnded : mediaWords.accessLead}</p>
      <label className={styles.field}>
        Username
        <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </label>
      <div className={styles.field}>
        <label htmlFor="media-password">Password</label>
        <span className={styles.password}>
          <input
            ref={password}
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
          <button type="button" className={styles.quiet} aria-label={isVisible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!isVisible)}>
            {isVisible ? 'Hide' : 'Show'}
          </button>
        </span>
        {failure ? (
          <span id="media-password-error" className={styles.error}>
            {failure}
          </span>
        ) : null}
      </div>
      <button type="submit" className={styles.primary} aria-disabled={isSending}>
        {isSending ? mediaWords.signingIn : mediaWords.signIn}
      </button>
    </form>
  );
}
