import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ScanKind } from '@ministry/domain';
import { EventEntity } from '../event.entity.ts';

/** One scan of a phone at a gate; rows are only added. */
@Entity('check_ins')
@Index('uq_check_ins_number', ['eventId', 'number'], { unique: true })
@Index('uq_check_ins_scan', ['eventId', 'scanId'], { unique: true })
export class CheckIn {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  eventId: number;

  @ManyToOne(() => EventEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'fk_check_ins_event' })
  event?: Relation<EventEntity>;

  /** Place among the scans of its event, in the order of the transactions; phones ask for those behind the last they know. */
  @Column('integer')
  number: number;

  /** uuid of the phone */
  @Column('varchar', { length: 36 })
  scanId: string;

  /** Number of the registration, or the scan by which somebody walked in. */
  @Column('varchar', { length: 36 })
  ticket: string;

  @Column('varchar', { length: 10 })
  kind: ScanKind;

  @Column('varchar', { length: 36, nullable: true })
  undoes: string | null;

  /** Of somebody who walked in. */
  @Column('varchar', { length: 160, nullable: true })
  name: string | null;

  @Column('varchar', { length: 36 })
  device: string;

  @Column('varchar', { length: 40 })
  gate: string;

  /** By the phone's clock, put right where that was wrong when it sent. */
  @Column('datetime', { precision: 3 })
  scannedAt: Date;

  @Column('datetime', { precision: 3 })
  receivedAt: Date;
}
