import { Link } from 'react-router-dom';
import { footerMinistries } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { SectionLink } from '../../app/site.tsx';
import { useReach } from '../../app/use-reach.ts';
import { officesPath } from '../../features/team/api/people-paths.ts';
import { Banner } from '../../layout/banner.tsx';
import { aboutCopy as copy, finance, priorities, programmes, special } from './about.copy.ts';
import { OfficeTree } from './office-tree.tsx';
import { Projects, projectsPath } from './projects.tsx';
import css from './about.module.css';

function AboutPage() {
  const reach = useReach();
  usePageHead({ title: copy.title, description: copy.description, path: '/about' });
  return (
    <>
      <Banner title={copy.title} lead={copy.lead} />
      <section className={`wrap section ${css.reach}`} aria-labelledby="reach">
        <h2 id="reach">{copy.reach}</h2>
        <dl>
          {reach.map(({ value, label }) => (
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
            <h2 id="leadership">{copy.leadership}</h2>
            <p className={css.lead}>{copy.leadershipLead}</p>
            <p>
              <SectionLink to="/team" className="btn btn-nile">
                {copy.team}
              </SectionLink>
            </p>
          </div>
          <OfficeTree />
        </div>
      </section>
      <section className={`wrap section ${css.pair}`} aria-labelledby="finance">
        <div>
          <h2 id="finance">{copy.finance}</h2>
          <p className={css.lead}>{copy.financeLead}</p>
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
      <Priorities />
      <Programmes />
      <Special />
      <Projects />
      <Involved />
    </>
  );
}

function Priorities() {
  return (
    <section className="section mist" aria-labelledby="priorities">
      <div className="wrap">
        <h2 id="priorities">{copy.priorities}</h2>
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
  );
}

function Programmes() {
  return (
    <section className={`wrap section ${css.pair}`} aria-labelledby="programmes">
      <div>
        <h2 id="programmes">{copy.programmes}</h2>
        <p className={css.lead}>{copy.programmesLead}</p>
        <p>
          <Link to="/#week">{copy.services}</Link>
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
        <h2 id="special">{copy.special}</h2>
        <p>{copy.specialLead}</p>
        <ul>
          {footerMinistries.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{special[name]}</p>
            </li>
          ))}
        </ul>
        <p>
          <SectionLink to="/ministries" className="btn btn-line">
            {copy.allMinistries}
          </SectionLink>
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
        <h2 id="involved">{copy.involved}</h2>
        <p>{copy.involvedText}</p>
        <p className="actions">
          <Link to="/contact" className="btn btn-sun">
            {copy.contact}
          </Link>
          <SectionLink to="/family-registration" className="btn btn-quiet">
            {copy.family}
          </SectionLink>
        </p>
      </div>
    </section>
  );
}

export const page: PageModule = { Component: AboutPage, showsReach: true, reads: () => [officesPath, projectsPath] };
