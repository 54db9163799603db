import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A request for prayer. Personal data of a special category; kept for 24 months. */
@Entity('prayer_requests')
@Index('uq_prayer_requests_reply_key', ['replyKey'], { unique: true })
@Index('ix_prayer_requests_created', ['createdAt'])
@Index('ix_prayer_requests_answered', ['isAnswered'])
export class PrayerRequest {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** null: anonymous */
  @Column('varchar', { length: 100, nullable: true })
  name: string | null;

  @Column('text')
  request: string;

  /** The person agrees that others hear of the request. This alone publishes nothing: an admin decides. */
  @Column('boolean')
  isPublic: boolean;

  @Column('boolean')
  isAnswered: boolean;

  /** Whether the request should not wait. Detected from its words; an admin can change it. */
  @Column('boolean', { default: false })
  isUrgent: boolean;

  /** For pastors only, as the person or the office has chosen. Excludes `isPublic`. */
  @Column('boolean', { default: false })
  isConfidential: boolean;

  /** SHA-256 of the reply code, so that a copy of the database gives no access to replies. */
  @Column('varchar', { length: 64 })
  replyKey: string;

  /** The push subscription of the device that is notified of answers; null, or the id of a deleted subscription: none. */
  @Column('integer', { nullable: true })
  deviceId: number | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When set, the request is not in the lists, and it is removed for good thirty days later. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
