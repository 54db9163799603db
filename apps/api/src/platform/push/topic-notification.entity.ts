import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PushTopic } from '@ministry/domain';

/** A notification to every device that follows a topic, and how far it has come. */
@Entity('topic_notifications')
@Index('uq_topic_notifications_occasion', ['occasion'], { unique: true })
@Index('ix_topic_notifications_due', ['finishedAt', 'sendAt'])
export class TopicNotification {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** What it is about, as `sermon:12`: each occasion is notified once. */
  @Column('varchar', { length: 60 })
  occasion: string;

  @Column('varchar', { length: 10 })
  topic: PushTopic;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('varchar', { length: 300 })
  body: string;

  /** Path of the page that it opens. */
  @Column('varchar', { length: 300 })
  path: string;

  /** Not before; not within the quiet hours. */
  @Column('datetime', { precision: 3 })
  sendAt: Date;

  /** Nobody wants it any more after this. */
  @Column('datetime', { precision: 3 })
  expiresAt: Date;

  /** Devices up to this id have it in the outbox. */
  @Column('integer')
  lastSubscriptionId: number;

  @Column('integer')
  sentCount: number;

  @Column('datetime', { precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
