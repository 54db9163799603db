import type { ReactNode } from 'react';
import styles from './components.module.css';

interface CardProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ id, title, aside, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.between}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
