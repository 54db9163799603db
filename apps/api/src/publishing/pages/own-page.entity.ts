import { Column, Entity, Index } from 'typeorm';
import type { PagePlace } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A page of the office's own, made of blocks. */
@Entity('pages')
@Index('uq_pages_address', ['address'], { unique: true })
@Index('ix_pages_publish_at', ['publishAt'])
@Index('ix_pages_unpublish_at', ['unpublishAt'])
export class OwnPageEntity extends ContentEntity {
  @Column('varchar', { length: 80 })
  title: string;

  /** 'building-fund'; deleted pages keep theirs, so that they can be restored. */
  @Column('varchar', { length: 60 })
  address: string;

  @Column('varchar', { length: 320 })
  summary: string;

  /** Where the navigation names it, and there in what order. */
  @Column('varchar', { length: 6 })
  place: PagePlace;

  @Column('integer')
  position: number;

  /** Each as the class of its type has checked it (`blockClasses`). */
  @Column('simple-json')
  blocks: object[];
}
