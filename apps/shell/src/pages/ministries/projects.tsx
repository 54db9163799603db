import { ongoingProjects, type Project, type ProjectStatus } from '../../features/ministries/projects.copy.ts';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

const badge: Readonly<Record<ProjectStatus, string>> = {
  'In Progress': 'badge badge-sun',
  Active: 'badge badge-nile',
  Planning: 'badge',
  Development: 'badge',
  Ongoing: 'badge badge-nile',
};

/** MIN-13 to MIN-15 */
export function Projects() {
  return (
    <section id="projects" className="wrap section" aria-labelledby="projects-heading">
      <h2 id="projects-heading">{copy.projects}</h2>
      <p className={css.lead}>{copy.projectsLead}</p>
      <div className={css.projects}>
        {ongoingProjects.map((project) => (
          <ProjectCard key={project.title} project={project} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project: { title, status, text, firstPhase } }: { project: Project }) {
  return (
    <article className={css.project}>
      <h3>{title}</h3>
      <span className={badge[status]}>{status}</span>
      <p>{text}</p>
      {firstPhase === undefined ? null : (
        <div className={css.phase}>
          <p>
            <b>{copy.firstPhase}</b> {copy.complete(firstPhase)}
          </p>
          <progress value={firstPhase} max={100} aria-hidden="true" />
        </div>
      )}
    </article>
  );
}
