import type { MinistryIconName } from '@ministry/domain';
import css from './ministry.module.css';

/** The icon of a ministry: a small drawing in a coil, from a separate sprite. Hidden from screen readers, because the name is beside it. */
export function MinistryIconImage({ icon, size = 56 }: { icon: MinistryIconName; size?: number }) {
  return (
    <svg className={css.mark} data-mark={icon} width={size} height={size} aria-hidden="true">
      <use href={`/assets/marks-1.svg#${icon}`} />
    </svg>
  );
}
