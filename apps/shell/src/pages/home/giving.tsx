import { GiveLink } from '../../layout/give-link.tsx';
import { gifts, homeWords as words } from './home.content.ts';
import css from './home.module.css';

/** HOME-06: what a gift does, by its three purposes, and the way to give one. */
export function Giving() {
  return (
    <section className="section mist" aria-labelledby="giving">
      <div className={`wrap ${css.giving}`}>
        <div>
          <h2 id="giving">{words.giving}</h2>
          <p>{words.givingLead}</p>
          <GiveLink label={words.give} className="btn btn-give" />
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
