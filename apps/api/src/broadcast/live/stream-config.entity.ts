import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LiveSource } from './broadcast-status.ts';

/** Where a stream is sent to, and where it is watched: a row for each source, there from the first migration on. */
@Entity('stream_configs')
export class StreamConfig {
  @PrimaryColumn('varchar', { length: 20 })
  type: LiveSource;

  /** Address that the encoder sends to; null: the usual one. */
  @Column('varchar', { length: 500, nullable: true })
  ingestUrl: string | null;

  /** The key, which no copy of the database tells. */
  @Column('varchar', { length: 500, nullable: true })
  sealedKey: string | null;

  /** The page of the video on YouTube, or the playlist (null: ours). */
  @Column('varchar', { length: 2048, nullable: true })
  watchUrl: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  updatedAt: Date | null;

  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;
}
