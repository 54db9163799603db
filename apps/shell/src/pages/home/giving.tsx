import { type ComponentType, type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HomeTextsDto } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { Loading } from '../../drawings/loading.tsx';
import { homeCopy as copy } from './home.copy.ts';
import css from './home.module.css';

/** HOME-06: what a gift does, and the form, which is loaded on a click. Without a script there is a link to the form. */
export function Giving({ texts }: { texts: HomeTextsDto | undefined }) {
  const [Form, setForm] = useState<ComponentType<{ isOpened?: boolean }> | 'loading' | null>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    setForm('loading');
    import(/* webpackChunkName: "donation-form" */ '../../features/giving/components/donation-form.tsx').then(
      (module) => setForm(() => module.default),
      // If the code cannot be loaded, the page with the form is opened.
      () => location.assign(`${basePath}/contact#donation`),
    );
  }

  return (
    <section className="section mist" aria-labelledby="giving">
      <div className={`wrap ${css.giving}`}>
        <div>
          <h2 id="giving">{copy.giving}</h2>
          <p>{texts?.givingLead}</p>
          {Form === null ? (
            <Link to="/contact#donation" className="btn btn-give" data-hold="" onClick={open}>
              {copy.give}
            </Link>
          ) : Form === 'loading' ? (
            <Loading />
          ) : (
            <Form isOpened />
          )}
        </div>
        <dl>
          {texts?.gifts.map(({ purpose, text }) => (
            <div key={purpose}>
              <dt>{purpose}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
