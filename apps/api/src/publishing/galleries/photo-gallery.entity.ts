import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An album. */
@Entity('photo_galleries')
@Index('ix_photo_galleries_date', ['eventDate'])
export class PhotoGallery {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('text')
  description: string;

  /** `YYYY-MM-DD` in Kampala */
  @Column('date', { nullable: true })
  eventDate: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** User name of the admin who changed it last. */
  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;

  /** When set, only admins see the album, and it is removed for good thirty days later, with its photos. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Grows by one with each change of title, description or date, so that a change based on an older version is detected. */
  @Column('integer', { default: 1 })
  version: number;

  /** Incremented by each lock: in a cluster, only a changed row is locked for the other nodes. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
