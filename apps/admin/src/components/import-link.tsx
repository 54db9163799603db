import { Link } from 'react-router-dom';
import { type ImportKind, importKinds } from '@ministry/domain';
import { useMay } from '../use-may.ts';
import layout from './layout.module.css';

/** The way from a list to the import of its kind. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const may = useMay();
  if (!may(importKinds[kind].permission)) return null;
  return (
    <Link to={`/imports?kind=${kind}`} aria-label="Import from CSV">
      Import<span className={layout.notOnPhone}> from CSV</span>
    </Link>
  );
}
