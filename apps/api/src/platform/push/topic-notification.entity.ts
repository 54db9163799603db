import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PushTopic } from '@ministry/domain';

/** A notification to every device that follows a topic, with its progress. */
@Entity('topic_notifications')
@Index('uq_topic_notifications_occasion', ['occasion'], { unique: true })
@Index('ix_topic_notifications_due', ['finishedAt', 'sendAt'])
export class TopicNotification {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** What the notification is about, such as `sermon:12`. Each occasion has one notification. */
  @Column('varchar', { length: 60 })
  occasion: string;

  @Column('varchar', { length: 10 })
  topic: PushTopic;

  /** In English, for processes of the previous release; the sentence that is sent depends on the topic (`topicSentences`). */
  @Column('varchar', { length: 200 })
  title: string;

  /** A text of the office, if the topic has no sentence for it. */
  @Column('varchar', { length: 300 })
  body: string;

  /** Path of the page that the notification opens. */
  @Column('varchar', { length: 300 })
  path: string;

  /** Earliest time to send, outside the quiet hours. */
  @Column('datetime', { precision: 3 })
  sendAt: Date;

  /** The notification is of no use after this time. */
  @Column('datetime', { precision: 3 })
  expiresAt: Date;

  /** Devices up to this id already have the notification in the outbox. */
  @Column('integer')
  lastSubscriptionId: number;

  @Column('integer')
  sentCount: number;

  @Column('datetime', { precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
