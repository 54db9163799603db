import { Coil } from '@ministry/ui/coil';

/** A turning coil with words for those who do not see it. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <p className="loading" role="status">
      <Coil size={48} rings={4} />
      {label}…
    </p>
  );
}
