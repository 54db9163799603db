import { Link } from 'react-router-dom';
import { Icon } from '../../drawings/icon.tsx';
import { Portrait } from '../../features/team/components/portrait.tsx';
import { teamLeaders } from '../../features/team/leaders.copy.ts';
import { homeCopy as copy } from './home.copy.ts';
import css from './home.module.css';

/** HOME-02 */
export function Leadership() {
  return (
    <section className="wrap section" aria-labelledby="leaders">
      <div className={css.head}>
        <h2 id="leaders">{copy.leaders}</h2>
        <Link to="/team">
          {copy.wholeTeam}
          <Icon name="arrow" />
        </Link>
      </div>
      <ul className={css.leaders}>
        {teamLeaders.members.map((member) => (
          <li key={member.id}>
            <Portrait member={member} />
            <div>
              <h3>{member.name}</h3>
              <p>{member.position}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
