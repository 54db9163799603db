import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The text of a message as the office has changed it. */
@Entity('message_templates')
@Index('uq_message_templates_key', ['templateKey'], { unique: true })
export class CustomMessageText {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 60 })
  templateKey: string;

  /** null: a text message, or the standard words */
  @Column('varchar', { length: 150, nullable: true })
  subject: string | null;

  /** null: back to the standard words */
  @Column('text', { nullable: true })
  body: string | null;

  /** Grows by one with each change. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** Username of who changed it last. */
  @Column('varchar', { length: 40 })
  updatedBy: string;
}
