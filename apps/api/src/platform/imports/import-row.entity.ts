import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An item that an import has created or updated: what an undo needs. */
@Entity('import_rows')
@Index('ix_import_rows_import', ['importId', 'id'])
export class ImportRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  importId: number;

  /** Its first row in the file, as a spreadsheet counts. */
  @Column('integer')
  rowNumber: number;

  /** Id in the table of the kind. */
  @Column('integer')
  itemId: number;

  /** SHA-256 of what the item was right after the import: another one tells that it was changed since. */
  @Column('varchar', { length: 64 })
  stateHash: string;

  /** What an updated item was before; unset for one that the import has created. Never of a kind that holds personal data. */
  @Column('mediumtext', { nullable: true })
  before: string | null;
}
