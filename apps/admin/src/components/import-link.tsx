import { Link } from 'react-router-dom';
import { type ImportKind, importKinds } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { useMay } from '../use-may.ts';
import { componentsCopy as copy } from './components.copy.ts';
import layout from './layout.module.css';

/** Link from a list to the import of the same kind of rows. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const may = useMay();
  if (!may(importKinds[kind].permission)) return null;
  return (
    <Link to={`/imports?kind=${kind}`} aria-label={copy.importFromCsv}>
      {common.import}
      <span className={layout.notOnPhone}> {copy.fromCsv}</span>
    </Link>
  );
}
