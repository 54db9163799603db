import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is broadcast at the moment: one row, with the id 1, there from the first migration on. */
@Entity('live_state')
export class LiveState {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** The page of the video, for embedding. */
  @Column('varchar', { length: 2048, nullable: true })
  youtubeUrl: string | null;

  @Column('boolean')
  youtubeIsLive: boolean;

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

  /** What the media server reports, never what was typed. */
  @Column('boolean')
  rtmpStreaming: boolean;

  /** Why the media server cannot stream; for staff only. */
  @Column('varchar', { length: 500, nullable: true })
  rtmpError: string | null;

  /** When the broadcast under way, or the last one, began. */
  @Column('datetime', { precision: 3, nullable: true })
  wentLiveAt: Date | null;

  /** When the broadcast broke off without anybody having ended it. */
  @Column('datetime', { precision: 3, nullable: true })
  droppedAt: Date | null;
}
