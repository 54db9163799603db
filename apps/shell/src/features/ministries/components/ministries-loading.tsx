import { Coil } from '@ministry/ui/coil';
import { ministryWords } from '../ministries.content.ts';

/** MIN-02; the page has a wording of its own (MIN-01). */
export function MinistriesLoading({ label = ministryWords.loading }: { label?: string }) {
  return (
    <p className="loading" role="status">
      <Coil size={48} rings={4} />
      {label}
    </p>
  );
}
