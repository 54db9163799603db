import { type ContentStatus, formatDayTime } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { componentsCopy as copy } from './components.copy.ts';

const statuses: Record<ContentStatus, { label: string; tone: BadgeTone }> = {
  published: { label: copy.published, tone: 'success' },
  draft: { label: common.draft, tone: 'warning' },
  archived: { label: copy.archived, tone: 'secondary' },
  deleted: { label: common.deleted, tone: 'destructive' },
};

interface StatusTagProps {
  item: { status: ContentStatus; publishAt?: string | null; unpublishAt?: string | null };
}

/** Status of an item, and the time of its next scheduled change. */
export function StatusTag({ item: { status, publishAt, unpublishAt } }: StatusTagProps) {
  const { label, tone } = statuses[status];
  if (status === 'draft' && publishAt)
    return <Badge tone={tone}>{copy.scheduled({ moment: formatDayTime(new Date(publishAt)) })}</Badge>;
  if (status === 'published' && unpublishAt)
    return <Badge tone={tone}>{copy.publishedUntil({ moment: formatDayTime(new Date(unpublishAt)) })}</Badge>;
  return <Badge tone={tone}>{label}</Badge>;
}
