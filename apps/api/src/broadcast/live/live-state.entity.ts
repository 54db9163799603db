import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The current broadcast: one row with the id 1, which the first migration creates. */
@Entity('live_state')
export class LiveState {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** Page of the YouTube video, for embedding. */
  @Column('varchar', { length: 2048, nullable: true })
  youtubeUrl: string | null;

  /** Whether the video is live according to YouTube. If YouTube cannot be asked, the person who pressed 'Go Live Now' is believed. */
  @Column('boolean')
  youtubeIsLive: boolean;

  /** Whether `youtubeIsLive` is YouTube's own answer; false until YouTube has answered about this address. */
  @Column('boolean', { default: false })
  youtubeIsConfirmed: boolean;

  /** When a process last asked YouTube; the processes take turns, so that only one asks. */
  @Column('datetime', { precision: 3, nullable: true })
  youtubeAskedAt: Date | null;

  /** HLS playlist for players. */
  @Column('varchar', { length: 2048, nullable: true })
  hlsUrl: string | null;

  /** HLS playlist of the sound alone, if there is one. */
  @Column('varchar', { length: 2048, nullable: true })
  audioUrl: string | null;

  /** Whether the media team has looked at the stream and approved it. */
  @Column('boolean')
  rtmpApproved: boolean;

  /** Whether somebody has pressed 'Go Live Now', and nobody has pressed 'End Stream' since. */
  @Column('boolean')
  rtmpActivated: boolean;

  @Column('varchar', { length: 40, nullable: true })
  approvedBy: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  approvedAt: Date | null;

  @Column('varchar', { length: 40, nullable: true })
  wentLiveBy: string | null;

  /** Whether the stream arrives and can be played, as the media server reports; never set by hand. */
  @Column('boolean')
  rtmpStreaming: boolean;

  /** When a process last saw the stream arrive: a process that was killed cannot report that it has stopped. */
  @Column('datetime', { precision: 3, nullable: true })
  rtmpSeenAt: Date | null;

  /** When the current broadcast, or the last one, began. */
  @Column('datetime', { precision: 3, nullable: true })
  wentLiveAt: Date | null;

  /** When our stream stopped without anybody ending it. */
  @Column('datetime', { precision: 3, nullable: true })
  droppedAt: Date | null;
}
