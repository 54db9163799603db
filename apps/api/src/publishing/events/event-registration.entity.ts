import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ReminderChannel, TranslationLanguage } from '@ministry/domain';
import { EventEntity } from './event.entity.ts';

/** One person's seat at an event. */
@Entity('event_registrations')
@Index('uq_event_registrations_person', ['eventId', 'personKey'], { unique: true })
@Index('uq_event_registrations_code', ['confirmationCode'], { unique: true })
@Index('ix_event_registrations_order', ['eventId', 'id'])
@Index('ix_event_registrations_created', ['createdAt'])
@Index('ix_event_registrations_group', ['groupId'])
export class EventRegistration {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  eventId: number;

  @ManyToOne(() => EventEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'fk_event_registrations_event' })
  event?: Relation<EventEntity>;

  /** SHA-256 of e-mail, first and last name, ignoring case. It decides who counts as the same person, independently of the collation of the database. */
  @Column('varchar', { length: 64 })
  personKey: string;

  /** The id of the first registration of the group that was registered together, with one e-mail address; null: not in a group. */
  @Column('integer', { nullable: true })
  groupId: number | null;

  /** How often the seat was passed on to somebody else; null: never. */
  @Column('integer', { nullable: true })
  transfers: number | null;

  @Column('varchar', { length: 12 })
  confirmationCode: string;

  @Column('varchar', { length: 80 })
  firstName: string;

  @Column('varchar', { length: 80 })
  lastName: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 40, nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  specialRequests: string | null;

  /** How the person wants to be reminded the day before; null: by e-mail. */
  @Column('varchar', { length: 5, nullable: true })
  remindBy: ReminderChannel | null;

  /** Language of messages to this person, which is that of the page with the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** The push subscription of the device that is notified of news about this seat; null, or the id of a deleted subscription: none. */
  @Column('integer', { nullable: true })
  deviceId: number | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When the confirmation was last sent again; null: it was sent only once, at `createdAt`. */
  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** When this person or the group was thanked for coming; null: not yet. The caller that sets it sends the e-mail, so that it is sent once. */
  @Column('datetime', { precision: 3, nullable: true })
  thankedAt: Date | null;
}
