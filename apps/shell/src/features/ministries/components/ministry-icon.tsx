import type { MinistryIconName } from '@ministry/domain';
import css from './ministry.module.css';

/** The mark of a ministry: a small drawing in a coil, from a sprite of its own, beside the name that says the same. */
export function MinistryIconImage({ icon, size = 56 }: { icon: MinistryIconName; size?: number }) {
  return (
    <svg className={css.mark} data-mark={icon} width={size} height={size} aria-hidden="true">
      <use href={`/assets/marks-1.svg#${icon}`} />
    </svg>
  );
}
