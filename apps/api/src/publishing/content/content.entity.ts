import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** The columns that every kind of content has: where an item stands, and when it got there. Instants are UTC. */
export abstract class ContentEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Published, unless archived or deleted. */
  @Column('boolean')
  isActive: boolean;

  @Column('datetime', { precision: 3, nullable: true })
  archivedAt: Date | null;

  /** Set: gone for everyone but an admin, and for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Set: a draft that is published by itself at this time. */
  @Column('datetime', { precision: 3, nullable: true })
  publishAt: Date | null;

  /** Set: taken down by itself at this time. */
  @Column('datetime', { precision: 3, nullable: true })
  unpublishAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** User name of the admin who changed it last. */
  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;

  /** Grows by one with each change by the office, so that one who has read an older state is told. */
  @Column('integer', { default: 1 })
  version: number;
}

/** The columns that say where an item stands. */
export type PublicationState = Pick<
  ContentEntity,
  | 'isActive'
  | 'archivedAt'
  | 'deletedAt'
  | 'publishAt'
  | 'unpublishAt'
  | 'createdAt'
  | 'updatedAt'
  | 'updatedBy'
  | 'version'
>;
