import { GiveLink } from '../../layout/give-link.tsx';
import { storeWords as words } from '../../features/store/store.content.ts';
import css from './store.module.css';

/** STORE-16 */
export function Mission() {
  return (
    <section className="section mist" aria-labelledby="mission">
      <div className={`wrap ${css.mission}`}>
        <div>
          <h2 id="mission">{words.missionHeading}</h2>
          <p>{words.missionText}</p>
        </div>
        <GiveLink label={words.give} className="btn btn-give" />
      </div>
    </section>
  );
}
