import styles from './families.module.css';

/** FAM-42 */
export const NoLocation = () => (
  <p className={styles.noLocation}>No Location - This family hasn't provided location information</p>
);
