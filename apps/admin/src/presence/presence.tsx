import type { PresenceKind } from '@ministry/domain';
import { presenceCopy } from './presence.copy.ts';
import { usePresence } from './use-presence.ts';
import layout from '../components/layout.module.css';

/** Who else has the same thing open in an editor. It only warns; a conflict is reported when it is saved. */
export function Presence({ kind, item }: { kind: PresenceKind; item: string }) {
  const others = usePresence(kind, item);
  return (
    <p role="status" className={layout.warning}>
      {presenceCopy(others)}
    </p>
  );
}
