import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody asked prayer for. Personal data, of the special kind; kept for 24 months. */
@Entity('prayer_requests')
@Index('uq_prayer_requests_reply_key', ['replyKey'], { unique: true })
@Index('ix_prayer_requests_created', ['createdAt'])
@Index('ix_prayer_requests_answered', ['isAnswered'])
export class PrayerRequest {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** null: nameless */
  @Column('varchar', { length: 100, nullable: true })
  name: string | null;

  @Column('text')
  request: string;

  /** The person has no objection to others hearing of it. Nothing is published by it: an admin decides. */
  @Column('boolean')
  isPublic: boolean;

  @Column('boolean')
  isAnswered: boolean;

  /** It should not wait: its words say so, unless an admin knows better. */
  @Column('boolean', { default: false })
  isUrgent: boolean;

  /** For pastors alone: the person asked for it, or the office decided so. Excludes `isPublic`. */
  @Column('boolean', { default: false })
  isConfidential: boolean;

  /** SHA-256 of the reply code, so that a copy of the database opens no replies. */
  @Column('varchar', { length: 64 })
  replyKey: string;

  /** The push subscription of the device that is notified of answers; null, or gone: none. */
  @Column('integer', { nullable: true })
  deviceId: number | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Set: out of the lists, and gone for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
