import { Column, Entity } from 'typeorm';
import type { MinistryCategory, MinistryIcon } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A lasting work of the church, which people join or are served by. */
@Entity('ministries')
export class MinistryEntity extends ContentEntity {
  @Column('varchar', { length: 200 })
  name: string;

  /** Markdown */
  @Column('text')
  description: string;

  @Column('varchar', { length: 40 })
  icon: MinistryIcon;

  @Column('varchar', { length: 40 })
  category: MinistryCategory;

  /** One sentence about what has come of it. */
  @Column('varchar', { length: 500 })
  impact: string;

  /** The year it began. */
  @Column('integer', { nullable: true })
  established: number | null;

  @Column('varchar', { length: 2048, nullable: true })
  featuredImage: string | null;

  @Column('simple-json')
  tags: string[];
}
