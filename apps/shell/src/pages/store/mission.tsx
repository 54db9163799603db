import { storeCopy as copy } from '../../features/store/store.copy.ts';
import { GiveLink } from '../../layout/give-link.tsx';
import css from './store.module.css';

/** STORE-16 */
export function Mission() {
  return (
    <section className="section mist" aria-labelledby="mission">
      <div className={`wrap ${css.mission}`}>
        <div>
          <h2 id="mission">{copy.missionHeading}</h2>
          <p>{copy.missionText}</p>
        </div>
        <GiveLink label={copy.give} className="btn btn-give" />
      </div>
    </section>
  );
}
