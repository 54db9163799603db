import { Link } from 'react-router-dom';
import { type ImportKind, importKinds } from '@ministry/domain';
import { useMay } from '../use-may.ts';
import styles from './page-frame.module.css';

/** The way from a list to the import of its kind. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const may = useMay();
  if (!may(importKinds[kind].permission)) return null;
  return (
    <Link to={`/imports?kind=${kind}`} aria-label="Import from CSV">
      Import<span className={styles.wide}> from CSV</span>
    </Link>
  );
}
