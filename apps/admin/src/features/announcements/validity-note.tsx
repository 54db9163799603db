import { validityOf } from './validity.ts';
import layout from '../../components/layout.module.css';

export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { copy, isOver } = validityOf(validUntil);
  return <span className={isOver ? layout.warning : undefined}>{copy}</span>;
}
