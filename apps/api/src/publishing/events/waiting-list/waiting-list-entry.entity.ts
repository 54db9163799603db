import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ReminderChannel, TranslationLanguage, WaitingListState } from '@ministry/domain';
import { EventEntity } from '../event.entity.ts';

/** Somebody who waits for a seat at a full event. A row changes only while the row of its event is locked. */
@Entity('waiting_list_entries')
@Index('uq_waiting_list_entries_person', ['eventId', 'personKey'], { unique: true })
@Index('ix_waiting_list_entries_line', ['eventId', 'state', 'id'])
@Index('ix_waiting_list_entries_offers', ['state', 'offeredUntil'])
export class WaitingListEntry {
  /** Ids are in the order of the line. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  eventId: number;

  @ManyToOne(() => EventEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'fk_waiting_list_entries_event' })
  event?: Relation<EventEntity>;

  /** Computed like the key of a registration. */
  @Column('varchar', { length: 64 })
  personKey: string;

  /** `taken`: the personal data is removed, and the link of the entry leads to the ticket. */
  @Column('varchar', { length: 8 })
  state: WaitingListState | 'taken';

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

  /** How the person wants to be reminded once there is a seat; null: by e-mail. */
  @Column('varchar', { length: 5, nullable: true })
  remindBy: ReminderChannel | null;

  /** Language of messages to the person, which is that of the page with the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  /** The time until which a seat is held; null while none was offered. */
  @Column('datetime', { precision: 3, nullable: true })
  offeredUntil: Date | null;

  /** The registration for which the seat was taken. */
  @Column('integer', { nullable: true })
  registrationId: number | null;

  /** When the last e-mail about this entry was written. */
  @Column('datetime', { precision: 3 })
  mailedAt: Date;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
