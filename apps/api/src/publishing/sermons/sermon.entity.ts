import { Column, Entity, Index } from 'typeorm';
import type { SermonCategory } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A sermon that was preached, with the addresses of its recordings. */
@Entity('sermons')
@Index('ix_sermons_publish_at', ['publishAt'])
@Index('ix_sermons_unpublish_at', ['unpublishAt'])
@Index('ix_sermons_date', ['date'])
@Index('ix_sermons_standing', ['deletedAt', 'archivedAt', 'isActive', 'date'])
@Index('ix_sermons_published', ['deletedAt', 'archivedAt', 'isActive', 'id', 'updatedAt'])
@Index('ix_sermons_title', ['deletedAt', 'title', 'id', 'archivedAt', 'isActive'])
export class SermonEntity extends ContentEntity {
  @Column('varchar', { length: 200 })
  title: string;

  /** Markdown */
  @Column('mediumtext')
  description: string;

  @Column('datetime', { precision: 3 })
  date: Date;

  @Column('varchar', { length: 100 })
  speaker: string;

  @Column('varchar', { length: 100, nullable: true })
  series: string | null;

  @Column('varchar', { length: 40 })
  category: SermonCategory;

  /** The topics of the sermon. */
  @Column('simple-json')
  tags: string[];

  @Column('varchar', { length: 2048, nullable: true })
  featuredImage: string | null;

  @Column('varchar', { length: 2048, nullable: true })
  audioUrl: string | null;

  @Column('varchar', { length: 2048, nullable: true })
  videoUrl: string | null;
}
