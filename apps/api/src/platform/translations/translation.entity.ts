import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** Only the office sees a draft; a checked translation replaces its original on the site. */
export type StoredTranslationState = 'draft' | 'checked';

/** The translation of one text into one language. */
@Entity('translations')
@Index('uq_translations_text', ['language', 'kind', 'itemId', 'field'], { unique: true })
export class Translation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 3 })
  language: TranslationLanguage;

  /** 'events', 'homeTexts', 'interface': the name of a `TranslatableKind`. */
  @Column('varchar', { length: 20 })
  kind: string;

  /** 0 where the kind has one item only. */
  @Column('integer')
  itemId: number;

  /** 'title', 'blocks.2.heading'; for the interface, the key of the message. */
  @Column('varchar', { length: 120 })
  field: string;

  /** The original that the translation was made from. If the original is different now, the translation is outdated and not shown. */
  @Column('mediumtext')
  source: string;

  @Column('mediumtext')
  text: string;

  /** A new wording of a checked translation, from the same original; only the office sees it until it is checked. */
  @Column('mediumtext', { nullable: true })
  draft: string | null;

  @Column('varchar', { length: 7 })
  state: StoredTranslationState;

  /** Username; null for a draft, and for a translation imported from the archive of another site. */
  @Column('varchar', { length: 40, nullable: true })
  checkedBy: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  checkedAt: Date | null;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;
}
