import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './tab-nav.module.css';

/** The pages of one section as tabs. They are links, so that each page has its own address. @param tabs label by path */
export function TabNav({ label, tabs }: { label: string; tabs: Readonly<Record<string, string>> }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the current tab may be outside the visible part.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft + current.offsetWidth - nav.current.clientWidth;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {Object.entries(tabs).map(([to, name]) => (
        <NavLink key={to} to={to} end className={styles.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
