import css from './live.module.css';

/** The drawing behind the text that is shown instead of the video. */
export function Backdrop() {
  return (
    <>
      <svg className={css.sun} viewBox="0 0 400 400" aria-hidden="true">
        {[190, 158, 126, 94, 62, 30].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <svg className={css.hills} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#ffffff0d" d="M0 42C250 4 470 76 760 50C1010 30 1190 0 1440 24V120H0z" />
        <path fill="#0007" d="M0 84C300 42 560 106 860 82C1120 62 1290 88 1440 64V120H0z" />
      </svg>
    </>
  );
}
