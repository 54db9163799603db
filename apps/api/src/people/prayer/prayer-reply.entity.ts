import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PrayerRequest } from './prayer-request.entity.ts';

/** An answer of the office, which anyone who has the reply code can read. Kept and removed with the request. */
@Entity('prayer_replies')
@Index('ix_prayer_replies_request', ['requestId'])
export class PrayerReply {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  requestId: number;

  @ManyToOne(() => PrayerRequest, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'requestId', foreignKeyConstraintName: 'fk_prayer_replies_request' })
  request?: Relation<PrayerRequest>;

  @Column('text')
  content: string;

  /** User name of the admin who wrote it. */
  @Column('varchar', { length: 40 })
  author: string;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
