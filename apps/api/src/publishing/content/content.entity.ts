import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** The columns that every kind of content has: its publication state and when it changed. Instants are UTC. */
export abstract class ContentEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Published, unless archived or deleted. */
  @Column('boolean')
  isActive: boolean;

  @Column('datetime', { precision: 3, nullable: true })
  archivedAt: Date | null;

  /** When set, only admins see the item, and it is removed for good thirty days later. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;

  /** When set, the item is a draft that is published automatically at this time. */
  @Column('datetime', { precision: 3, nullable: true })
  publishAt: Date | null;

  /** When set, the item is taken down automatically at this time. */
  @Column('datetime', { precision: 3, nullable: true })
  unpublishAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** User name of the admin who changed it last. */
  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;

  /** Grows by one with each change by the office, so that a change based on an older version is detected. */
  @Column('integer', { default: 1 })
  version: number;
}

/** The columns of the publication state. */
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
