import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useMay } from '../use-may.ts';
import { useStats } from '../use-stats.ts';
import type { NavItem } from './nav-items.ts';
import { dashboard, navItemOf, navItemsFor } from './nav-items.ts';
import layout from '../components/layout.module.css';
import styles from './frame.module.css';

/** From 100 on, the exact figure no longer matters. */
const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** A navigation item. It is a link, so that it can be opened in a new tab; the address decides which item is marked as current. */
export function NavItemLink({ item, onGo }: { item: NavItem; onGo?: (() => void) | undefined }) {
  const { data: stats } = useStats();
  const { pathname } = useLocation();
  const { count, label: what } = (stats && item.waiting?.(stats)) ?? { count: 0, label: '' };
  return (
    <Link
      to={`/${item.path}`}
      className={styles.item ?? ''}
      aria-current={navItemOf(pathname) === item ? 'page' : undefined}
      title={item.label}
      onClick={onGo}
    >
      <Icon name={item.icon} size={20} />
      <span className={styles.name}>{item.label}</span>
      {count > 0 ? (
        <>
          {' '}
          <span className={`${layout.small} ${layout.strong} ${styles.count}`}>{shown(count)}</span>{' '}
          <VisuallyHidden>{what}</VisuallyHidden>
        </>
      ) : null}
    </Link>
  );
}

/** Every item, in its groups. */
export function NavLinks({ onGo }: { onGo?: () => void }) {
  const { groups } = navItemsFor(useMay());
  return (
    <>
      <NavItemLink item={dashboard} onGo={onGo} />
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <p className={styles.group} aria-hidden="true">
            {label}
          </p>
          <ul className={layout.plainList}>
            {items.map((item) => (
              <li key={item.path}>
                <NavItemLink item={item} onGo={onGo} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
