import { lazy, Suspense, useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { useMay } from '../use-may.ts';
import { consoleCopy as copy } from './console.copy.ts';
import { navItemsFor } from './nav-items.ts';
import { NavItemLink } from './nav-links.tsx';
import styles from './frame.module.css';

const NavDrawer = lazy(() => import('./nav-drawer.tsx'));

/** Navigation on a phone: the most used pages, and a button that opens a drawer with all of them. */
export function BottomBar() {
  const { frequent } = navItemsFor(useMay());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav aria-label={common.sections} className={styles.bottom} data-foot="">
        {frequent.map((item) => (
          <NavItemLink key={item.path} item={item} />
        ))}
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" size={20} />
          <span className={styles.name}>{copy.more}</span>
        </button>
      </nav>
      <Suspense fallback={null}>{isOpen ? <NavDrawer onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
