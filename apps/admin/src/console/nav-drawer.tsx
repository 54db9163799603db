import { Drawer } from 'antd';
import { NavLinks } from './nav-links.tsx';
import styles from './frame.module.css';

export default function NavDrawer({ onClose }: { onClose(): void }) {
  return (
    <Drawer open title="All sections" placement="right" size={300} onClose={onClose}>
      <nav aria-label="All sections" className={styles.drawer}>
        <NavLinks onGo={onClose} />
        {/* Out of the console, so not a link of its router. */}
        <a href="/" className={styles.item}>
          View site
        </a>
      </nav>
    </Drawer>
  );
}
