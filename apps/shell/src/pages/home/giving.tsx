import { useState, type ComponentType, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '../../drawings/loading.tsx';
import { gifts, homeWords as words } from './home.content.ts';
import css from './home.module.css';

/** HOME-06: what a gift does, by its three purposes, and the form to give one, which is loaded when it is asked for. Without a script the link leads to it. */
export function Giving() {
  const [Form, setForm] = useState<ComponentType<{ isAsked?: boolean }> | 'loading' | null>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    setForm('loading');
    import(/* webpackChunkName: "donation-form" */ '../../features/giving/components/donation-form.tsx').then(
      (module) => setForm(() => module.default),
      // It may be had on the page of its own.
      () => location.assign('/contact#donation'),
    );
  }

  return (
    <section className="section mist" aria-labelledby="giving">
      <div className={`wrap ${css.giving}`}>
        <div>
          <h2 id="giving">{words.giving}</h2>
          <p>{words.givingLead}</p>
          {Form === null ? (
            <Link to="/contact#donation" className="btn btn-give" data-hold="" onClick={open}>
              {words.give}
            </Link>
          ) : Form === 'loading' ? (
            <Loading />
          ) : (
            <Form isAsked />
          )}
        </div>
        <dl>
          {gifts.map(({ purpose, text }) => (
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
