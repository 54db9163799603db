import { Column, Entity, Index } from 'typeorm';
import type { MinistryCategory, MinistryIconName } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A permanent work of the church that people join, or that serves people. */
@Entity('ministries')
@Index('ix_ministries_publish_at', ['publishAt'])
@Index('ix_ministries_unpublish_at', ['unpublishAt'])
export class MinistryEntity extends ContentEntity {
  @Column('varchar', { length: 200 })
  name: string;

  /** Markdown */
  @Column('mediumtext')
  description: string;

  @Column('varchar', { length: 40 })
  category: MinistryCategory;

  @Column('varchar', { length: 40 })
  icon: MinistryIconName;

  /** The year it began. */
  @Column('integer', { nullable: true })
  established: number | null;

  /** One sentence about its results. */
  @Column('varchar', { length: 500 })
  impact: string;

  @Column('simple-json')
  tags: string[];

  @Column('varchar', { length: 2048, nullable: true })
  featuredImage: string | null;
}
