import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { MemberRow } from '../../features/team/components/member-row.tsx';
import { teamCopy as copy, teamSections } from '../../features/team/team.copy.ts';
import { Banner } from '../../layout/banner.tsx';
import css from './team.module.css';

function TeamPage() {
  usePageHead({ title: copy.title, description: copy.description, path: '/team' });
  return (
    <>
      <Banner title={copy.title} lead={copy.lead}>
        <nav aria-label={copy.jump} className={css.jump}>
          {teamSections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </Banner>
      {teamSections.map(({ id, title, lead, members }, index) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          className={index % 2 ? 'section mist' : 'section'}
          aria-labelledby={`${id}-heading`}
        >
          <div className="wrap">
            <h2 id={`${id}-heading`}>{title}</h2>
            <p className={css.lead}>{lead}</p>
            <ul className={css.members}>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      <section className={`section ${css.closing}`} aria-labelledby="closing">
        <div className="wrap">
          <h2 id="closing">{copy.closing}</h2>
          <p>{copy.closingText}</p>
          <p className="actions">
            <Link to="/contact" className="btn btn-nile">
              {copy.contact}
            </Link>
            <Link to="/family-registration" className="btn btn-quiet">
              {copy.family}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

export const page: PageModule = { Component: TeamPage };
