import { NavLink } from 'react-router-dom';
import styles from './store.module.css';

const tabs = { '/store': 'Products', '/store/orders': 'Orders', '/store/analytics': 'Analytics' };

/** Products, Orders, Analytics (PROD-03): links, so that each has an address of its own. */
export function StoreNav() {
  return (
    <nav aria-label="Store" className={styles.nav}>
      {Object.entries(tabs).map(([to, label]) => (
        <NavLink key={to} to={to} end className={styles.tab ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
