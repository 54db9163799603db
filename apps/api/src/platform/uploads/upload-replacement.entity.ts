import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An upload that was replaced. Its address redirects to the replacement. */
@Entity('upload_replacements')
export class UploadReplacement {
  /** Name of the replaced upload, as in `/uploads/{name}`; its file is removed. */
  @PrimaryColumn('varchar', { length: 60 })
  name: string;

  /** Name of the replacement. It is never a replaced upload itself, because chains are shortened when they grow. */
  @Column('varchar', { length: 60 })
  replacedBy: string;

  @Column('datetime', { precision: 3 })
  replacedAt: Date;
}
