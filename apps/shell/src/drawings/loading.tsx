import { Coil } from '@ministry/ui/coil';

/** A turning coil with a text. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <p className="loading" role="status">
      <Coil size={48} rings={4} />
      {label}…
    </p>
  );
}
