import { useRead } from '../../app/reads.ts';
import { SectionLink } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { leadersPath } from '../../features/team/api/people-paths.ts';
import { Portrait } from '../../features/team/components/portrait.tsx';
import { homeCopy as copy } from './home.copy.ts';
import css from './home.module.css';

/** HOME-02; left out while the office shows nobody here. */
export function Leadership() {
  const { data, error, refetch } = useRead(leadersPath);
  if (data?.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="leaders">
      <div className={css.head}>
        <h2 id="leaders">{copy.leaders}</h2>
        <SectionLink to="/team">
          {copy.wholeTeam}
          <Icon name="arrow" />
        </SectionLink>
      </div>
      {error && !data ? (
        <div role="alert">
          <p>{copy.leadersFailed}</p>
          <button type="button" className="btn btn-nile" onClick={() => void refetch()}>
            {copy.tryAgain}
          </button>
        </div>
      ) : null}
      <ul className={css.leaders}>
        {data?.map((leader) => (
          <li key={leader.name + leader.position}>
            <Portrait member={leader} />
            <div>
              <h3>{leader.name}</h3>
              <p>{leader.position}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
