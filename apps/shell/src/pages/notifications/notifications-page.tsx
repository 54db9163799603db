import { type FormEvent, useEffect, useState } from 'react';
import type { PushTopic } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { type Support, support } from '../../features/notifications/device.ts';
import { notificationsCopy as copy } from '../../features/notifications/notifications.copy.ts';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { Field } from '../../forms/field.tsx';
import { Banner } from '../../layout/banner.tsx';
import css from './notifications.module.css';

/** In the order of the page. A list in the domain library would be in the script of every page. */
const topicsShown: readonly PushTopic[] = ['live', 'sermons'];

function NotificationsPage() {
  usePageHead({ title: copy.title, description: copy.description });
  const { savesOffline = false } = useSettings();
  const [state, setState] = useState<Support | 'checking'>('checking');
  useEffect(() => setState(savesOffline ? support() : 'unsupported'), [savesOffline]);
  return (
    <>
      <Banner title={copy.title} lead={copy.lead} />
      <div className={`wrap section ${css.page}`}>
        {state === 'supported' ? (
          <Notifications />
        ) : (
          <p role="status">{state === 'checking' ? copy.checking : copy[state]}</p>
        )}
      </div>
    </>
  );
}

function Notifications() {
  const { topics, message, isBusy, read, toggle, follow, stop } = useNotifications();
  return (
    <>
      <fieldset className={css.topics} disabled={isBusy || topics === null}>
        <legend>{copy.topics}</legend>
        {topicsShown.map((topic) => (
          <label key={topic}>
            <input
              type="checkbox"
              checked={topics?.includes(topic) ?? false}
              onChange={({ target }) => toggle(topic, target.checked)}
            />
            {copy[topic]}
          </label>
        ))}
        <p>{copy.when}</p>
      </fieldset>
      <OwnNews error={message?.isAboutCode ? copy[message.name] : undefined} isBusy={isBusy} follow={follow} />
      <p>
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={stop}>
          {copy.stop}
        </button>
      </p>
      <p role={message?.isFailure ? 'alert' : 'status'} className={css.message}>
        {message && !message.isAboutCode ? copy[message.name] : null}
      </p>
      {message?.name === 'unread' ? (
        <p>
          <button type="button" className="btn btn-nile" onClick={read}>
            {copy.tryAgain}
          </button>
        </p>
      ) : null}
    </>
  );
}

function OwnNews({
  error,
  isBusy,
  follow,
}: {
  error: string | undefined;
  isBusy: boolean;
  follow(code: string): Promise<boolean>;
}) {
  const [code, setCode] = useState('');
  // The link on a ticket has the code in its hash, which neither servers nor stored pages see.
  useEffect(() => setCode(location.hash.slice(1)), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void follow(code.trim()).then((isDone) => isDone && setCode(''));
  };
  return (
    <form className={css.own} onSubmit={submit} noValidate>
      <h2>{copy.own}</h2>
      <p>{copy.ownText}</p>
      <Field
        form="notifications"
        name="code"
        label={copy.code}
        maxLength={300}
        input={{ value: code, autoComplete: 'off', onChange: ({ target }) => setCode(target.value) }}
        error={error}
      />
      <button type="submit" className="btn btn-nile" disabled={isBusy}>
        {copy.follow}
      </button>
    </form>
  );
}

export const page: PageModule = {
  Component: NotificationsPage,
  // Hydrated on idle, because only the browser knows whether it can be notified.
  hydrateOnIdle: () => '',
  savesOffline: true,
};
