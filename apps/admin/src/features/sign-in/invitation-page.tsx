import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationResponse } from '@ministry/api-client';
import { ApiError, createApi, dataOf, readableError } from '@ministry/api-client';
import { passwordLength, roles } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { Coil } from '@ministry/ui/coil';
import { commonCopy as common } from '../../common.copy.ts';
import { Field } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { newPasswordProblem } from '../../components/new-password.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import { invitationCopy as copy } from './invitation.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './sign-in-page.module.css';

/** A separate client, because nobody is signed in on this page. */
const { calls } = createApi();
/** The token is in the fragment ('#'), so that it appears in no log. It stays in the address until it is used. */
const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

type State =
  { is: 'reading' } | { is: 'failed'; error: unknown } | { is: 'open' | 'done'; invitation: InvitationResponse };

/** Target of the link in an invitation: the invited person chooses a password. */
export default function InvitationPage() {
  usePageTitle(copy.title);
  const [token] = useState(() => tokenIn(location.hash));
  const [state, setState] = useState<State>({ is: 'reading' });
  const read = useCallback(() => {
    setState({ is: 'reading' });
    dataOf(calls.POST('/api/staff-invitations/read', { body: { token } })).then(
      (invitation) => setState({ is: 'open', invitation }),
      (error: unknown) => setState({ is: 'failed', error }),
    );
  }, [token]);
  useEffect(read, [read]);

  return (
    <section className={styles.page}>
      <div className={`${layout.card} ${layout.padded} ${layout.stackLoose} ${styles.card}`}>
        <Coil size={56} />
        <h1 className={layout.title}>{state.is === 'done' ? copy.doneTitle : copy.title}</h1>
        {state.is === 'reading' ? <Loading label={copy.loading} /> : null}
        {state.is === 'failed' ? <Failed error={state.error} onRetry={read} /> : null}
        {state.is === 'open' ? (
          <PasswordForm
            token={token}
            invitation={state.invitation}
            onDone={() => {
              history.replaceState(null, '', location.pathname);
              setState({ is: 'done', invitation: state.invitation });
            }}
          />
        ) : null}
        {state.is === 'done' ? <Done {...state.invitation} /> : null}
      </div>
    </section>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isOver = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div role="alert" className={`${layout.card} ${layout.padded} ${layout.failure} ${layout.stackTight}`}>
      <p>{isOver ? copy.isOver : readableError(error)}</p>
      {isOver ? null : (
        <button type="button" className={styles.button} onClick={onRetry}>
          {common.tryAgain}
        </button>
      )}
    </div>
  );
}

function Done({ username, role }: InvitationResponse) {
  return (
    <>
      <p>{copy.done({ username })}</p>
      <a
        className={`${styles.button} ${styles.primary}`}
        href={basePath + (role === 'media' ? '/media-setup' : '/admin')}
      >
        {copy.signIn}
      </a>
    </>
  );
}

interface PasswordFormProps {
  token: string;
  invitation: InvitationResponse;
  onDone(): void;
}

function PasswordForm({ token, invitation: { username, role }, onDone }: PasswordFormProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const newPassword = String(typed.get('new'));
    const wrong = newPasswordProblem(newPassword, String(typed.get('repeated')));
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    try {
      await calls.POST('/api/staff-invitations/accept', { body: { token, newPassword } });
      onDone();
    } catch (error) {
      setProblem(readableError(error));
      setSending(false);
    }
  }

  return (
    <form className={layout.stackLoose} onSubmit={(event) => void accept(event)}>
      <p>
        {copy.invitedAs({ username })} {roles[role].name}: {roles[role].may}
      </p>
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <Field
        label={copy.password}
        error={problem}
        hint={copy.passwordHint({ min: passwordLength.min, max: passwordLength.max })}
      >
        {({ status: _status, ...control }) => (
          <input
            {...control}
            className={`${layout.grow} ${styles.input}`}
            name="new"
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <Field label={copy.passwordAgain}>
        {({ status: _status, ...control }) => (
          <input
            {...control}
            className={`${layout.grow} ${styles.input}`}
            name="repeated"
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <button type="submit" className={`${styles.button} ${styles.primary}`} disabled={isSending}>
        {isSending ? copy.saving : copy.submit}
      </button>
    </form>
  );
}
