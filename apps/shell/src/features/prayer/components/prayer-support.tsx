import { useState } from 'react';
import { isInDanger, ministry } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { Icon } from '../../../drawings/icon.tsx';
import forms from '../../../forms/form.module.css';
import { after, canAsk, idle, type Support, type SupportEvent } from '../prayer-support.ts';
import { supportWords as words } from '../prayer.content.ts';
import css from './prayer.module.css';

/** Answers a request with a word of comfort while it is being written (PRAY-07 to PRAY-12). `request` is the text so far. */
export function PrayerSupport({ request }: { request: string }) {
  const [support, setSupport] = useState<Support>(idle);
  const tell = (event: SupportEvent) => setSupport((before) => after(before, event));
  if (request.trim() === '' && support.phase !== 'idle') tell({ type: 'left' });

  async function ask() {
    tell({ type: 'asked', request });
    try {
      const { comfortFor } = await import(/* webpackChunkName: "comfort" */ '../comfort.ts');
      tell({ type: 'found', comfort: comfortFor(request) });
    } catch {
      tell({ type: 'failed' });
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
        {words.open}
      </button>
      <p id="support-hint" className={forms.hint}>
        {words.hint}
      </p>
      {isInDanger(request) ? (
        <div className={css.urgent} role="alert">
          <p>{words.urgent}</p>
          <a className="btn btn-give" href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {words.call(ministry.phone)}
          </a>
        </div>
      ) : null}
      <div role="status" aria-label={words.label}>
        {support.phase === 'loading' ? (
          <p className={css.wait}>
            <Coil size={24} />
            {words.loading}…
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
