import { SectionLink, useSettings } from '../../app/site.tsx';
import { homeCopy } from './home.copy.ts';
import css from './hero.module.css';

/** The heading over a drawing of hills and a rising sun. */
export function Hero() {
  const { identity } = useSettings();
  return (
    <div className={`night ${css.hero}`}>
      <div className="wrap">
        <div className={css.copy}>
          <h1>{identity.tagline}</h1>
          <p>{identity.description}</p>
          <div className={css.buttons}>
            <SectionLink to="/live" className="btn btn-sun">
              {homeCopy.watchLive}
            </SectionLink>
            <SectionLink to="/community?tab=gallery" className="btn btn-line">
              {homeCopy.gallery}
            </SectionLink>
          </div>
        </div>
      </div>
      <svg className={css.sun} viewBox="0 0 400 400" aria-hidden="true">
        {[190, 158, 126, 94, 62, 30].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <svg className={css.hills} viewBox="0 0 1440 240" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--sorghum)" d="M0 84C250 40 470 118 760 92C1010 70 1190 8 1440 46V240H0z" />
        <path fill="#C4622A" d="M0 118C210 84 420 150 700 130C980 110 1200 56 1440 92V240H0z" />
        <path fill="#8F2D14" d="M0 142C260 172 470 108 760 140C1040 172 1230 118 1440 128V240H0z" />
        <path fill="var(--deepest, #041A17)" d="M0 192C300 150 560 214 860 190C1120 170 1290 196 1440 172V240H0z" />
      </svg>
    </div>
  );
}
