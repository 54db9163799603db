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

  /** Set: gone for everyone but an admin, and for good after thirty days, with its photos. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Grows by one with each change of title, description or date, so that one who has read an older state is told. */
  @Column('integer', { default: 1 })
  version: number;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
