import { useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { NavLinks } from './nav-links.tsx';
import styles from './frame.module.css';

const storageKey = 'consoleSideBar';
/** Pixels; on a narrower window the side bar is folded until somebody unfolds it. */
const roomy = 1200;

const storedFold = () => (localStorage.getItem(storageKey) ?? (innerWidth < roomy ? 'folded' : 'open')) === 'folded';

/** Navigation to all parts of the console; when folded, it shows only the icons. */
export function SideBar() {
  const [isFolded, setFolded] = useState(storedFold);
  function fold() {
    localStorage.setItem(storageKey, isFolded ? 'open' : 'folded');
    setFolded(!isFolded);
  }
  return (
    <nav aria-label={common.sections} className={styles.side} data-folded={isFolded || undefined}>
      <NavLinks />
      <button type="button" className={styles.fold} aria-expanded={!isFolded} title={copy.foldSideBar} onClick={fold}>
        <Icon name={isFolded ? 'forward' : 'back'} size={20} />
        <span className={styles.name}>{copy.foldSideBar}</span>
      </button>
    </nav>
  );
}
