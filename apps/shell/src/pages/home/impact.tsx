import { useReach } from '../../app/use-reach.ts';
import { homeCopy as copy, impacts } from './home.copy.ts';
import css from './home.module.css';

/** HOME-05, with the figures that the hero does not show. */
export function Impact() {
  const reach = useReach();
  return (
    <section className={`section night ${css.impact}`} aria-labelledby="impact">
      <svg viewBox="0 0 400 200" aria-hidden="true">
        {[190, 158, 126, 94, 62].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <div className="wrap">
        <h2 id="impact">{copy.impact}</h2>
        <ul>
          {impacts.map(({ label, text }) => (
            <li key={label}>
              <strong>{reach.find((figure) => figure.label === label)?.value}</strong>
              <h3>{label}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
