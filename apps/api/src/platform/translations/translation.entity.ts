import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** A draft is seen by the office alone; a checked one stands in place of its original. */
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

  /** 'title', 'blocks.2.heading'; of the interface the key of the message. */
  @Column('varchar', { length: 120 })
  field: string;

  /** The original that it was made from: with another one by now it is outdated, and not shown. */
  @Column('mediumtext')
  source: string;

  @Column('mediumtext')
  text: string;

  /** A new wording of a checked one, from the same original: seen by the office alone until it is checked. */
  @Column('mediumtext', { nullable: true })
  draft: string | null;

  @Column('varchar', { length: 7 })
  state: StoredTranslationState;

  /** Username; null for a draft, and for what an archive of another site brought. */
  @Column('varchar', { length: 40, nullable: true })
  checkedBy: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  checkedAt: Date | null;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;
}
