import { type ContentStatus, formatDayTime } from '@ministry/domain';
import { Badge, type BadgeTone } from './badge.tsx';

const statuses: Record<ContentStatus, { label: string; tone: BadgeTone }> = {
  published: { label: 'Published', tone: 'success' },
  draft: { label: 'Draft', tone: 'warning' },
  archived: { label: 'Archived', tone: 'secondary' },
  deleted: { label: 'Deleted', tone: 'destructive' },
};

interface StatusTagProps {
  item: { status: ContentStatus; publishAt?: string | null; unpublishAt?: string | null };
}

/** Where an item stands, and when that changes by itself. */
export function StatusTag({ item: { status, publishAt, unpublishAt } }: StatusTagProps) {
  const { label, tone } = statuses[status];
  if (status === 'draft' && publishAt)
    return <Badge tone={tone}>Scheduled, {formatDayTime(new Date(publishAt))}</Badge>;
  if (status === 'published' && unpublishAt)
    return <Badge tone={tone}>Published until {formatDayTime(new Date(unpublishAt))}</Badge>;
  return <Badge tone={tone}>{label}</Badge>;
}
