import { NavLink } from 'react-router-dom';
import styles from './tab-nav.module.css';

/** The pages of one section as tabs: links, so that each has an address of its own. @param tabs label by path */
export function TabNav({ label, tabs }: { label: string; tabs: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {Object.entries(tabs).map(([to, name]) => (
        <NavLink key={to} to={to} end className={styles.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
