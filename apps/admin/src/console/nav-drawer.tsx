import { Drawer } from 'antd';
import { consoleCopy as copy } from './console.copy.ts';
import { NavLinks } from './nav-links.tsx';
import styles from './frame.module.css';

export default function NavDrawer({ onClose }: { onClose(): void }) {
  return (
    <Drawer open title={copy.allSections} placement="right" size={300} onClose={onClose}>
      <nav aria-label={copy.allSections} className={styles.drawer}>
        <NavLinks onGo={onClose} />
        {/* Out of the console, so not a link of its router. */}
        <a href="/" className={styles.item}>
          {copy.viewSite}
        </a>
      </nav>
    </Drawer>
  );
}
