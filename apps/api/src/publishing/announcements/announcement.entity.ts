import { Column, Entity, Index } from 'typeorm';
import type { AnnouncementPriority } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A notice to the congregation, which may have a last day. */
@Entity('announcements')
@Index('ix_announcements_publish_at', ['publishAt'])
@Index('ix_announcements_unpublish_at', ['unpublishAt'])
@Index('ix_announcements_date', ['date'])
@Index('ix_announcements_standing', ['deletedAt', 'archivedAt', 'isActive', 'date'])
export class AnnouncementEntity extends ContentEntity {
  @Column('varchar', { length: 200 })
  title: string;

  /** Markdown */
  @Column('mediumtext')
  content: string;

  @Column('varchar', { length: 10 })
  priority: AnnouncementPriority;

  @Column('datetime', { precision: 3 })
  date: Date;

  /** `YYYY-MM-DD`, the last day in Kampala on which it is public; null if it has no end */
  @Column('date', { nullable: true })
  validUntil: string | null;

  @Column('varchar', { length: 2048, nullable: true })
  featuredImage: string | null;
}
