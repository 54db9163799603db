import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { EventEntity } from '../event.entity.ts';

/** A message to all who are registered for an event: the reminder on the day before, or a message from the office. */
@Entity('event_messages')
@Index('uq_event_messages_reminder', ['eventId', 'reminderFor'], { unique: true })
export class EventMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  eventId: number;

  @ManyToOne(() => EventEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'fk_event_messages_event' })
  event?: Relation<EventEntity>;

  /**
   * The start of the event that this reminds of. There is one reminder for each start, and another if the event is moved. Null: the office wrote the
   * message.
   */
  @Column('datetime', { precision: 3, nullable: true })
  reminderFor: Date | null;

  @Column('varchar', { length: 120 })
  subject: string;

  /** Plain text */
  @Column('text')
  body: string;

  /** The text message to phones; null: by e-mail only. */
  @Column('varchar', { length: 300, nullable: true })
  textMessage: string | null;

  /** The message can be withdrawn until then. */
  @Column('datetime', { precision: 3 })
  sendAt: Date;

  /** Progress: registrations with higher ids have not been messaged yet. Raised in the same transaction as their messages. */
  @Column('integer')
  lastRegistrationId: number;

  /** Number of people messaged so far. */
  @Column('integer')
  sentCount: number;

  @Column('datetime', { precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
