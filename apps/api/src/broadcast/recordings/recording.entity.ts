import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** In the order in which a recording goes through them; one that cannot be prepared ends as `failed`. */
export const recordingStates = ['recording', 'preparing', 'ready', 'failed'] as const;
export type RecordingState = (typeof recordingStates)[number];

/** What was recorded of a broadcast of our own stream. Its parts lie in a folder of this machine until it is ready, then it is two uploads. */
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

  /** True while it is written, else null: being unique, it lets no two processes record at once. */
  @Column('boolean', { nullable: true })
  isRunning: true | null;

  /** What staff should know of it, as a sentence. */
  @Column('varchar', { length: 500, nullable: true })
  problem: string | null;

  /** Length of what can be played; null until it is ready. */
  @Column('integer', { nullable: true })
  seconds: number | null;

  /** Bytes of the parts, 0 once they are gone. A number of bytes may be more than an INTEGER of MariaDB holds. */
  @Column('double')
  partBytes: number;

  /** Set before the file is stored, so that an attempt that was cut off leaves nothing that nobody knows. */
  @Column('varchar', { length: 60, nullable: true })
  videoUrl: string | null;

  @Column('double', { nullable: true })
  videoBytes: number | null;

  @Column('varchar', { length: 60, nullable: true })
  audioUrl: string | null;

  @Column('double', { nullable: true })
  audioBytes: number | null;

  /** How often preparing it has broken off. */
  @Column('integer', { default: 0 })
  failures: number;

  /** The process that prepares it, by a random id of its own. */
  @Column('varchar', { length: 36, nullable: true })
  claimedBy: string | null;

  /** Until when it does; past it another one may take over. */
  @Column('datetime', { precision: 3, nullable: true })
  claimedUntil: Date | null;

  /** The sermon that was made of it. */
  @Column('integer', { nullable: true })
  sermonId: number | null;

  /** Goes with its sermon: the files are the sermon's, and go as those of other sermons do. */
  @ManyToOne('SermonEntity', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sermonId', foreignKeyConstraintName: 'fk_recordings_sermon' })
  sermon?: object;
}
