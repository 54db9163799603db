import type { ProjectDto } from '@ministry/api-client';
import type { ProjectStatus } from '@ministry/domain';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { projectStatusLabels } from './project-status.copy.ts';
import css from './ministries.module.css';

const badge: Readonly<Record<ProjectStatus, string>> = {
  'In Progress': 'badge badge-sun',
  Active: 'badge badge-nile',
  Planning: 'badge',
  Development: 'badge',
  Ongoing: 'badge badge-nile',
};

/** MIN-13 to MIN-15 */
export function Projects({ lead, projects }: { lead: string; projects: ProjectDto[] }) {
  if (projects.length === 0) return null;
  return (
    <section id="projects" className="wrap section" aria-labelledby="projects-heading">
      <h2 id="projects-heading">{copy.projects}</h2>
      <p className={css.lead}>{lead}</p>
      <div className={css.projects}>
        {projects.map((project, place) => (
          <ProjectCard key={place} project={project} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project: { title, status, text, firstPhase } }: { project: ProjectDto }) {
  return (
    <article className={css.project}>
      <h3>{title}</h3>
      <span className={badge[status]}>{projectStatusLabels[status]}</span>
      <p>{text}</p>
      {typeof firstPhase !== 'number' ? null : (
        <div className={css.phase}>
          <p>
            <b>{copy.firstPhase}</b> {copy.complete({ percent: firstPhase })}
          </p>
          <progress value={firstPhase} max={100} aria-hidden="true" />
        </div>
      )}
    </article>
  );
}
