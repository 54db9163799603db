import { Coil } from '@ministry/ui/coil';
import { ministryCopy } from '../ministries.copy.ts';

/** MIN-02; the ministries page has its own text (MIN-01). */
export function MinistriesLoading({ label = ministryCopy.loading }: { label?: string }) {
  return (
    <p className="loading" role="status">
      <Coil size={48} rings={4} />
      {label}
    </p>
  );
}
