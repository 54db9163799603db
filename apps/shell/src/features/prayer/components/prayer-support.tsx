import { useEffect, useState } from 'react';
import { phoneHref } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { supportCopy as copy } from '../prayer.copy.ts';
import { after, canAsk, idle, type Support, type SupportEvent } from '../prayer-support.ts';
import forms from '../../../forms/form.module.css';
import css from './prayer.module.css';

/** Whether the text mentions danger. The rule is loaded once something is written; a failed load is repeated with the next letter. */
function useDanger(text: string): boolean {
  const [rule, setRule] = useState<{ isInDanger(text: string): boolean } | null>(null);
  useEffect(() => {
    if (rule || text === '') return;
    import(/* webpackChunkName: "urgency" */ '@ministry/domain/urgency').then(setRule, () => undefined);
  }, [rule, text]);
  return rule?.isInDanger(text) ?? false;
}

/** PRAY-07 to PRAY-12: offers comfort while a request is being written. @param request the text so far */
export function PrayerSupport({ request }: { request: string }) {
  const { identity } = useSettings();
  const isInDanger = useDanger(request);
  const [support, setSupport] = useState<Support>(idle);
  const announce = (event: SupportEvent) => setSupport((before) => after(before, event));
  if (request.trim() === '' && support.phase !== 'idle') announce({ type: 'left' });

  async function ask() {
    announce({ type: 'asked', request });
    try {
      const { comfortFor } = await import(/* webpackChunkName: "comfort" */ '../comfort.ts');
      announce({ type: 'found', comfort: comfortFor(request) });
    } catch {
      announce({ type: 'failed' });
    }
  }

  return (
    <div className={`${css.support} ${forms.scripted}`}>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={!canAsk(support, request)}
        aria-describedby="support-hint"
        onClick={() => void ask()}
      >
        <Icon name="chat" />
        {copy.open}
      </button>
      <p id="support-hint" className={forms.hint}>
        {copy.hint}
      </p>
      {isInDanger ? (
        <div className={css.urgent} role="alert">
          <p>{copy.urgent}</p>
          <a className="btn btn-give" href={phoneHref(identity.phone)}>
            <Icon name="phone" />
            {copy.call({ phone: identity.phone })}
          </a>
        </div>
      ) : null}
      <div role="status" aria-label={copy.label}>
        {support.phase === 'loading' ? (
          <p className={css.wait}>
            <Coil size={24} />
            {copy.loading}…
          </p>
        ) : null}
        {support.phase === 'answered' ? (
          <div className={css.comfort}>
            <h3>{support.comfort.heading}</h3>
            <p>{support.comfort.text}</p>
            <blockquote>
              <p>{support.comfort.verse}</p>
              <cite>{support.comfort.reference}</cite>
            </blockquote>
          </div>
        ) : null}
      </div>
    </div>
  );
}
