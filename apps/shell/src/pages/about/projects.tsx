import { ongoingProjects } from '../../features/ministries/projects.copy.ts';
import { aboutCopy as copy } from './about.copy.ts';
import css from './about.module.css';

/** ABT-06 */
export function Projects() {
  return (
    <section className="wrap section" aria-labelledby="projects">
      <h2 id="projects">{copy.projects}</h2>
      <p className={css.lead}>{copy.projectsLead}</p>
      <ul className={css.projects}>
        {ongoingProjects.map(({ title, status, text, firstPhase }) => (
          <li key={title} className={firstPhase === undefined ? undefined : css.measured}>
            <p className="badge badge-nile">{status}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {firstPhase === undefined ? null : (
              <p className={css.phase}>
                {copy.firstPhase(firstPhase)}
                <span className={css.bar}>
                  <span style={{ width: `${firstPhase}%` }} />
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
