import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An upload that was replaced: its address leads to the one in its place. */
@Entity('upload_replacements')
export class UploadReplacement {
  /** As in `/uploads/{name}`; the file itself is gone. */
  @PrimaryColumn('varchar', { length: 60 })
  name: string;

  /** Name of the upload in its place, never itself replaced: a chain is shortened when it grows. */
  @Column('varchar', { length: 60 })
  replacedBy: string;

  @Column('datetime', { precision: 3 })
  replacedAt: Date;
}
