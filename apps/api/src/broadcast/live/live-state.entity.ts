import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is broadcast at the moment: one row, with the id 1, there from the first migration on. */
@Entity('live_state')
export class LiveState {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** The page of the video, for embedding. */
  @Column('varchar', { length: 2048, nullable: true })
  youtubeUrl: string | null;

  /** What YouTube says, or where it cannot be asked, the person who pressed. */
  @Column('boolean')
  youtubeIsLive: boolean;

  /** YouTube itself has said so; else the person who pressed is believed. */
  @Column('boolean', { default: false })
  youtubeIsConfirmed: boolean;

  /** When a process last asked YouTube; of several, one asks. */
  @Column('datetime', { precision: 3, nullable: true })
  youtubeAskedAt: Date | null;

  /** The playlist that players read (HLS). */
  @Column('varchar', { length: 2048, nullable: true })
  hlsUrl: string | null;

  /** The playlist of the sound alone, where one is made. */
  @Column('varchar', { length: 2048, nullable: true })
  audioUrl: string | null;

  /** Somebody of the media team has looked at the stream and found it fit to be shown. */
  @Column('boolean')
  rtmpApproved: boolean;

  /** Somebody has pressed 'Go Live Now', and nobody 'End Stream' since. */
  @Column('boolean')
  rtmpActivated: boolean;

  @Column('varchar', { length: 40, nullable: true })
  approvedBy: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  approvedAt: Date | null;

  @Column('varchar', { length: 40, nullable: true })
  wentLiveBy: string | null;

  /** Arrives and can be played, as the media server reports, never as was typed. */
  @Column('boolean')
  rtmpStreaming: boolean;

  /** When a process last saw it arrive: one that was killed cannot say that it has stopped. */
  @Column('datetime', { precision: 3, nullable: true })
  rtmpSeenAt: Date | null;

  /** When the broadcast under way, or the last one, began. */
  @Column('datetime', { precision: 3, nullable: true })
  wentLiveAt: Date | null;

  /** When our stream stopped without anybody having ended it. */
  @Column('datetime', { precision: 3, nullable: true })
  droppedAt: Date | null;
}
