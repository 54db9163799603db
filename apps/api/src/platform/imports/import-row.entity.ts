import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An item that an import has created or updated, with what an undo needs. */
@Entity('import_rows')
@Index('ix_import_rows_import', ['importId', 'id'])
export class ImportRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  importId: number;

  /** Number of its first row in the file, as in a spreadsheet. */
  @Column('integer')
  rowNumber: number;

  /** Id of the item in the table of the kind. */
  @Column('integer')
  itemId: number;

  /** SHA-256 of the state of the item right after the import. A different hash later means that it was changed since. */
  @Column('varchar', { length: 64 })
  stateHash: string;

  /** JSON of an updated item before the import; null for an item that the import has created. Never set for kinds with personal data. */
  @Column('mediumtext', { nullable: true })
  before: string | null;
}
