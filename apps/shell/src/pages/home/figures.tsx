import { ministry } from '@ministry/domain';
import css from './figures.module.css';
import { homeWords } from './home.content.ts';

/** HOME-11 to HOME-13 */
export function Figures() {
  return (
    <section className={`wrap section ${css.figures}`} aria-labelledby="figures">
      <div>
        <h2 id="figures">{homeWords.figures}</h2>
        <p>{homeWords.figuresLead}</p>
      </div>
      <dl>
        {ministry.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
