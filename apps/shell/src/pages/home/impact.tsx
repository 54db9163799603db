import type { HomeTextsDto } from '@ministry/api-client';
import { homeCopy as copy } from './home.copy.ts';
import css from './home.module.css';

/** HOME-05; left out while the office has none. */
export function Impact({ impacts }: Pick<HomeTextsDto, 'impacts'>) {
  if (impacts.length === 0) return null;
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
          {impacts.map(({ value, label, text }) => (
            <li key={label}>
              <strong>{value}</strong>
              <h3>{label}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
