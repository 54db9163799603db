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

  /** Path without the slash, such as 'building-fund'; deleted pages keep their address, so that they can be restored. */
  @Column('varchar', { length: 60 })
  address: string;

  @Column('varchar', { length: 320 })
  summary: string;

  /** The part of the navigation that names the page; `position` is the order in that part. */
  @Column('varchar', { length: 6 })
  place: PagePlace;

  @Column('integer')
  position: number;

  /** Each block was validated by the class of its type (`blockClasses`). */
  @Column('simple-json')
  blocks: object[];
}
