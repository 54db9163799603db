import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody has typed into a form of the console and not saved yet. */
@Entity('editor_drafts')
@Index('uq_editor_drafts_key', ['accountId', 'formKey'], { unique: true })
export class EditorDraft {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  accountId: number;

  /** The form and its item: 'sermons.12', 'sermons.new' */
  @Column('varchar', { length: 200 })
  formKey: string;

  /** Id that the browser has chosen. Shows whether a draft was typed on another device. */
  @Column('varchar', { length: 40 })
  device: string;

  /** Title as typed; null if the form has no title or it is empty. */
  @Column('varchar', { length: 200, nullable: true })
  title: string | null;

  /** JSON in the format of the console. The API reads only the title in it. */
  @Column('mediumtext')
  value: string;

  @Index('ix_editor_drafts_saved')
  @Column('datetime', { precision: 3 })
  savedAt: Date;
}
