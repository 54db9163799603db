import { Link } from 'react-router-dom';
import type { AboutTextsDto } from '@ministry/api-client';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { SectionLink } from '../../app/site.tsx';
import { useReach } from '../../app/use-reach.ts';
import { officesPath } from '../../features/team/api/people-paths.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { Banner } from '../../layout/banner.tsx';
import { aboutCopy as copy } from './about.copy.ts';
import { aboutPagePath, renderedAbout } from './about-texts.ts';
import { OfficeTree } from './office-tree.tsx';
import { Projects, projectsPath } from './projects.tsx';
import css from './about.module.css';

function AboutPage() {
  const read = useRead(aboutPagePath);
  const { data: texts } = read;
  usePageHead({ title: copy.title, description: texts?.description ?? '', path: '/about' });
  return (
    <>
      <Banner title={copy.title} lead={texts?.lead ?? ''} />
      <Reach />
      <section className="section mist" aria-labelledby="leadership">
        <div className={`wrap ${css.pair}`}>
          <div>
            <h2 id="leadership">{copy.leadership}</h2>
            <p className={css.lead}>{texts?.leadershipLead}</p>
            <p>
              <SectionLink to="/team" className="btn btn-nile">
                {copy.team}
              </SectionLink>
            </p>
          </div>
          <OfficeTree />
        </div>
      </section>
      {texts ? <Texts texts={texts} /> : <NotYet read={read} loading={copy.loading} failed={copy.failed} />}
      <Projects lead={texts?.projectsLead} />
      <Involved text={texts?.involvedText} />
    </>
  );
}

function Reach() {
  const reach = useReach();
  if (reach.length === 0) return null;
  return (
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
  );
}

/** ABT-02 to ABT-05; sections without rows are left out. */
const Texts = ({ texts }: { texts: AboutTextsDto }) => (
  <>
    {texts.finance.length > 0 ? <Finance texts={texts} /> : null}
    {texts.priorities.length > 0 ? <Priorities texts={texts} /> : null}
    {texts.programmes.length > 0 ? <Programmes texts={texts} /> : null}
    {texts.specialMinistries.length > 0 ? <Special texts={texts} /> : null}
  </>
);

function Finance({ texts: { financeLead, finance } }: { texts: AboutTextsDto }) {
  return (
    <section className={`wrap section ${css.pair}`} aria-labelledby="finance">
      <div>
        <h2 id="finance">{copy.finance}</h2>
        <p className={css.lead}>{financeLead}</p>
      </div>
      <dl className={css.rows}>
        {finance.map(({ title, text }, place) => (
          <div key={place}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Priorities({ texts: { prioritiesHeading, priorities } }: { texts: AboutTextsDto }) {
  return (
    <section className="section mist" aria-labelledby="priorities">
      <div className="wrap">
        <h2 id="priorities">{prioritiesHeading}</h2>
        <ol className={css.priorities}>
          {priorities.map(({ title, text }, place) => (
            <li key={place}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Programmes({ texts: { programmesLead, programmes } }: { texts: AboutTextsDto }) {
  return (
    <section className={`wrap section ${css.pair}`} aria-labelledby="programmes">
      <div>
        <h2 id="programmes">{copy.programmes}</h2>
        <p className={css.lead}>{programmesLead}</p>
        <p>
          <Link to="/#week">{copy.services}</Link>
        </p>
      </div>
      <ul className={css.rows}>
        {programmes.map(({ title, note, text }, place) => (
          <li key={place}>
            <h3>{title}</h3>
            <p className={css.when}>{note}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Special({ texts: { specialLead, specialMinistries } }: { texts: AboutTextsDto }) {
  return (
    <section className={`section night ${css.special}`} aria-labelledby="special">
      <div className="wrap">
        <h2 id="special">{copy.special}</h2>
        <p>{specialLead}</p>
        <ul>
          {specialMinistries.map(({ title, text }, place) => (
            <li key={place}>
              <h3>{title}</h3>
              <p>{text}</p>
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
function Involved({ text }: { text: string | undefined }) {
  return (
    <section className="section mist" aria-labelledby="involved">
      <div className={`wrap ${css.involved}`}>
        <h2 id="involved">{copy.involved}</h2>
        <p>{text}</p>
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

export const page: PageModule = {
  Component: AboutPage,
  showsReach: true,
  rendered: renderedAbout,
  reads: () => [officesPath, projectsPath],
};
