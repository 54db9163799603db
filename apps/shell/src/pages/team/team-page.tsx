import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { SectionLink } from '../../app/site.tsx';
import { teamPath } from '../../features/team/api/people-paths.ts';
import { MemberRow } from '../../features/team/components/member-row.tsx';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { teamCopy as copy } from '../../features/team/team.copy.ts';
import { Banner } from '../../layout/banner.tsx';
import { renderedTeam, teamPagePath } from './team-texts.ts';
import css from './team.module.css';

function TeamPage() {
  const team = useRead(teamPath);
  const { data: texts } = useRead(teamPagePath);
  usePageHead({ title: copy.title, description: texts?.description ?? '', path: '/team' });
  return (
    <>
      <Banner title={copy.title} lead={texts?.lead ?? ''}>
        {team.data && team.data.length > 0 ? (
          <nav aria-label={copy.jump} className={css.jump}>
            {team.data.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        ) : null}
      </Banner>
      {team.data && team.data.length > 0 ? (
        team.data.map(({ id, title, lead, members }, index) => (
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
        ))
      ) : (
        <div className="wrap section">
          {team.data ? <p>{copy.nobody}</p> : <NotYet read={team} loading={copy.loading} failed={copy.failed} />}
        </div>
      )}
      <Closing text={texts?.closingText} />
    </>
  );
}

function Closing({ text }: { text: string | undefined }) {
  return (
    <section className={`section ${css.closing}`} aria-labelledby="closing">
      <div className="wrap">
        <h2 id="closing">{copy.closing}</h2>
        <p>{text}</p>
        <p className="actions">
          <Link to="/contact" className="btn btn-nile">
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

export const page: PageModule = { Component: TeamPage, rendered: renderedTeam, reads: () => [teamPath] };
