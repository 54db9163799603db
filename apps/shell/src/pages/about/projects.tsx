import { apiPath } from '@ministry/api-client';
import { useRead } from '../../app/reads.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { projectStatusLabels } from '../ministries/project-status.copy.ts';
import { aboutCopy as copy } from './about.copy.ts';
import css from './about.module.css';

export const projectsPath = apiPath('/api/site/projects');

/** ABT-06; left out while the office has none. */
export function Projects({ lead }: { lead: string | undefined }) {
  const projects = useRead(projectsPath);
  if (!projects.data) return <NotYet read={projects} loading={copy.projectsLoading} failed={copy.projectsFailed} />;
  if (projects.data.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="projects">
      <h2 id="projects">{copy.projects}</h2>
      <p className={css.lead}>{lead}</p>
      <ul className={css.projects}>
        {projects.data.map(({ title, status, text, firstPhase }, place) => (
          <li key={place} className={typeof firstPhase === 'number' ? css.measured : undefined}>
            <p className="badge badge-nile">{projectStatusLabels[status]}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {typeof firstPhase !== 'number' ? null : (
              <p className={css.phase}>
                {copy.firstPhase({ percent: firstPhase })}
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
