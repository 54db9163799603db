import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { sections } from './sections.ts';
import styles from './section-nav.module.css';

/** From 100 on, the exact figure no longer matters. */
const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** The tabs of the dashboard. They are links: each opens in a tab of its own, and the address says which is open. */
export function SectionNav({ stats }: { stats: StatsResponse | undefined }) {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // On a phone the tabs are wider than the screen: the one that is open comes to the middle.
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !tab) return;
    const frame = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
  }, [pathname]);

  return (
    <nav aria-label="Sections" className={styles.nav}>
      <ul ref={strip}>
        {sections.map(({ path, label, waiting }) => {
          const { count, label: what } = (stats && waiting?.(stats)) ?? { count: 0, label: '' };
          return (
            <li key={path}>
              <NavLink to={`/${path}`} className={styles.tab ?? ''}>
                {label}
                {count > 0 ? (
                  <>
                    {' '}
                    <span className={styles.badge}>{shown(count)}</span> <VisuallyHidden>{what}</VisuallyHidden>
                  </>
                ) : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
