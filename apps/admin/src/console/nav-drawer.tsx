import { Drawer } from 'antd';
import { useSite } from '@ministry/ui';
import { consoleCopy as copy } from './console.copy.ts';
import { NavLinks } from './nav-links.tsx';
import styles from './frame.module.css';

export default function NavDrawer({ onClose }: { onClose(): void }) {
  const { sitePath } = useSite();
  return (
    <Drawer open title={copy.allSections} placement="right" size={300} onClose={onClose}>
      <nav aria-label={copy.allSections} className={styles.drawer}>
        <NavLinks onGo={onClose} />
        {/* Leads out of the console, so it is not a link of the router. */}
        <a href={sitePath || '/'} className={styles.item}>
          {copy.viewSite}
        </a>
      </nav>
    </Drawer>
  );
}
