import type { AnnouncementPriority } from '@ministry/domain';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { announcementsCopy } from './announcements.copy.ts';

export const priorityLabels: Record<AnnouncementPriority, string> = announcementsCopy.priorities;

/** ANN-15 to ANN-17 */
const tones: Record<AnnouncementPriority, BadgeTone> = { high: 'destructive', medium: 'default', low: 'secondary' };

export function PriorityBadge({ priority }: { priority: AnnouncementPriority }) {
  return <Badge tone={tones[priority]}>{priorityLabels[priority]}</Badge>;
}
