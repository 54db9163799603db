import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LiveSource } from './broadcast-status.ts';

/** Where a stream is sent and where it is watched: one row for each source, which the first migration creates. */
@Entity('stream_configs')
export class StreamConfig {
  @PrimaryColumn('varchar', { length: 20 })
  type: LiveSource;

  /** Address to which the encoder sends; null: the default address. */
  @Column('varchar', { length: 500, nullable: true })
  ingestUrl: string | null;

  /** The stream key, encrypted, so that a copy of the database does not reveal it. */
  @Column('varchar', { length: 500, nullable: true })
  sealedKey: string | null;

  /** Page of the video on YouTube, or the playlist of our own stream (null: the default one). */
  @Column('varchar', { length: 2048, nullable: true })
  watchUrl: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  updatedAt: Date | null;

  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;
}
