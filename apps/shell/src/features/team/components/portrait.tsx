import { Picture } from '../../../drawings/picture.tsx';
import { initialsOf } from '../initials.ts';
import css from './portrait.module.css';

/** A picture of somebody, or the initials in a coil ring (TEAM-09). Without an accessible name, because the name is beside it. */
export function Portrait({ member: { name, image } }: { member: { name: string; image?: string | null | undefined } }) {
  const initials = (
    <svg className={css.portrait} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="8 1.6" />
      <text x="32" y="39" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
  return image ? (
    <Picture src={image} alt="" width={64} height={64} sizes="64px" className={css.portrait} placeholder={initials} />
  ) : (
    initials
  );
}
