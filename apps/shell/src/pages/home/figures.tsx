import { useSettings } from '../../app/site.tsx';
import { homeCopy } from './home.copy.ts';
import css from './figures.module.css';

/** HOME-11 to HOME-13 */
export function Figures({ lead }: { lead: string | undefined }) {
  const { identity } = useSettings();
  return (
    <section className={`wrap section ${css.figures}`} aria-labelledby="figures">
      <div>
        <h2 id="figures">{homeCopy.figures}</h2>
        <p>{lead}</p>
      </div>
      <dl>
        {identity.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
