import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** The states in the order in which a recording passes through them; a recording that cannot be prepared ends as `failed`. */
export const recordingStates = ['recording', 'preparing', 'ready', 'failed'] as const;
export type RecordingState = (typeof recordingStates)[number];

/** A recording of a broadcast of our own stream. Until it is ready, its parts are in a folder on this machine; then it consists of two uploads. */
@Entity('recordings')
@Index('uq_recordings_running', ['isRunning'], { unique: true })
@Index('uq_recordings_sermon', ['sermonId'], { unique: true })
export class Recording {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('datetime', { precision: 3 })
  startedAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  endedAt: Date | null;

  @Column('varchar', { length: 10 })
  state: RecordingState;

  /** True while it is being recorded, else null. The unique index prevents two processes from recording at once. */
  @Column('boolean', { nullable: true })
  isRunning: true | null;

  /** A problem that staff should know about even when the recording is ready, as a sentence. */
  @Column('varchar', { length: 500, nullable: true })
  problem: string | null;

  /** Length of the playable files; null until the recording is ready. */
  @Column('integer', { nullable: true })
  seconds: number | null;

  /** Bytes of the parts; 0 once they are removed. A double, because an INTEGER of MariaDB is too small for some files. */
  @Column('double')
  partBytes: number;

  /** Set before the file is stored, so that an interrupted attempt leaves no unknown file. */
  @Column('varchar', { length: 60, nullable: true })
  videoUrl: string | null;

  @Column('double', { nullable: true })
  videoBytes: number | null;

  @Column('varchar', { length: 60, nullable: true })
  audioUrl: string | null;

  @Column('double', { nullable: true })
  audioBytes: number | null;

  /** How many attempts to prepare the recording have failed. */
  @Column('integer', { default: 0 })
  failures: number;

  /** Random id of the process that prepares the recording. */
  @Column('varchar', { length: 36, nullable: true })
  claimedBy: string | null;

  /** End of the claim; after it another process may take over. */
  @Column('datetime', { precision: 3, nullable: true })
  claimedUntil: Date | null;

  /** The sermon that was made from the recording. */
  @Column('integer', { nullable: true })
  sermonId: number | null;

  /** The recording is deleted with its sermon. The files belong to the sermon and are removed like those of other sermons. */
  @ManyToOne('SermonEntity', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sermonId', foreignKeyConstraintName: 'fk_recordings_sermon' })
  sermon?: object;
}

/** The columns for the disk space that a recording uses. */
export type RecordingBytes = Pick<Recording, 'partBytes' | 'videoBytes' | 'audioBytes'>;
