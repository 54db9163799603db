import { Link } from 'react-router-dom';
import { ministry } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { Banner } from '../../layout/banner.tsx';
import { aboutWords as words, finance, leadership, priorities, programmes, special } from './about.content.ts';
import css from './about.module.css';
import { OfficeTree } from './office-tree.tsx';
import { Projects } from './projects.tsx';

function AboutPage() {
  usePageHead({ title: words.title, description: words.description, path: '/about' });
  return (
    <>
      <Banner title={words.title} lead={words.lead} />
      <section className={`wrap section ${css.reach}`} aria-labelledby="reach">
        <h2 id="reach">{words.reach}</h2>
        <dl>
          {ministry.reach.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section mist" aria-labelledby="leadership">
        <div className={`wrap ${css.pair}`}>
          <div>
            <h2 id="leadership">{words.leadership}</h2>
            <p className={css.lead}>{words.leadershipLead}</p>
            <p>
              <Link to="/team" className="btn btn-nile">
                {words.team}
              </Link>
            </p>
          </div>
          <OfficeTree office={leadership} />
        </div>
      </section>
      <section className={`wrap section ${css.pair}`} aria-labelledby="finance">
        <div>
          <h2 id="finance">{words.finance}</h2>
          <p className={css.lead}>{words.financeLead}</p>
        </div>
        <dl className={css.rows}>
          {finance.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section mist" aria-labelledby="priorities">
        <div className="wrap">
          <h2 id="priorities">{words.priorities}</h2>
          <ol className={css.priorities}>
            {priorities.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Programmes />
      <Special />
      <Projects />
      <Involved />
    </>
  );
}

function Programmes() {
  return (
    <section className={`wrap section ${css.pair}`} aria-labelledby="programmes">
      <div>
        <h2 id="programmes">{words.programmes}</h2>
        <p className={css.lead}>{words.programmesLead}</p>
        <p>
          <Link to="/#week">{words.services}</Link>
        </p>
      </div>
      <ul className={css.rows}>
        {programmes.map(({ name, when, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={css.when}>{when}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Special() {
  return (
    <section className={`section night ${css.special}`} aria-labelledby="special">
      <div className="wrap">
        <h2 id="special">{words.special}</h2>
        <p>{words.specialLead}</p>
        <ul>
          {ministry.footerMinistries.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{special[name]}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/ministries" className="btn btn-line">
            {words.allMinistries}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** ABT-07 */
function Involved() {
  return (
    <section className="section mist" aria-labelledby="involved">
      <div className={`wrap ${css.involved}`}>
        <h2 id="involved">{words.involved}</h2>
        <p>{words.involvedText}</p>
        <p className="actions">
          <Link to="/contact" className="btn btn-sun">
            {words.contact}
          </Link>
          <Link to="/family-registration" className="btn btn-quiet">
            {words.family}
          </Link>
        </p>
      </div>
    </section>
  );
}

export const aboutPage: PageModule = { Component: AboutPage };
