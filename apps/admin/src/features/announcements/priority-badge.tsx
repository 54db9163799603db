import type { AnnouncementPriority } from '@ministry/domain';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

export const priorityLabels: Record<AnnouncementPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** ANN-15 to ANN-17 */
const tones: Record<AnnouncementPriority, BadgeTone> = { high: 'destructive', medium: 'default', low: 'secondary' };

export function PriorityBadge({ priority }: { priority: AnnouncementPriority }) {
  return <Badge tone={tones[priority]}>{priorityLabels[priority]}</Badge>;
}
