import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { EventEntity } from '../event.entity.ts';

/** One message to all who are registered for an event: the reminder of the day before, or what the office writes. */
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

  /** The start of which this reminds: one reminder for each, and another when the event is moved. Null: the office wrote it. */
  @Column('datetime', { precision: 3, nullable: true })
  reminderFor: Date | null;

  @Column('varchar', { length: 120 })
  subject: string;

  /** Plain text */
  @Column('text')
  body: string;

  /** What goes to phones too; null: by e-mail alone. */
  @Column('varchar', { length: 300, nullable: true })
  textMessage: string | null;

  /** Until then it can be taken back. */
  @Column('datetime', { precision: 3 })
  sendAt: Date;

  /** How far it has come: those with higher ids were not written to yet. Raised together with their messages. */
  @Column('integer')
  lastRegistrationId: number;

  /** People written to. */
  @Column('integer')
  sentCount: number;

  @Column('datetime', { precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
