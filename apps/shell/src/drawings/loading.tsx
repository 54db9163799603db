import { Coil } from '@ministry/ui/coil';
import { drawingsCopy } from './drawings.copy.ts';

/** A turning coil with a text. */
export function Loading({ label = drawingsCopy.loading }: { label?: string }) {
  return (
    <p className="loading" role="status">
      <Coil size={48} rings={4} />
      {label}…
    </p>
  );
}
