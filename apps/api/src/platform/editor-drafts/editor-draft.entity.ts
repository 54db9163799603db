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

  /** Chosen by the browser; tells that a draft was typed on another device. */
  @Column('varchar', { length: 40 })
  device: string;

  /** As typed; null where the form has none, or it is empty. */
  @Column('varchar', { length: 200, nullable: true })
  title: string | null;

  /** JSON of the console's own form; the API reads the title in it and nothing else. */
  @Column('mediumtext')
  value: string;

  @Index('ix_editor_drafts_saved')
  @Column('datetime', { precision: 3 })
  savedAt: Date;
}
