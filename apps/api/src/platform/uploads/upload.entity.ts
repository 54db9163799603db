import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { UploadKind } from '@ministry/domain';

/** An uploaded file. Its content is in the file storage, under `name`. */
@Entity('uploads')
@Index('uq_uploads_name', ['name'], { unique: true })
@Index('ix_uploads_ready', ['readyAt'])
@Index('ix_uploads_copies', ['kind', 'copiesAt'])
export class Upload {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Name in the address `/uploads/{name}`. */
  @Column('varchar', { length: 60 })
  name: string;

  /** The file's name on the device that sent it. Null for files without a name, and for files from before names were stored. */
  @Column('varchar', { length: 200, nullable: true })
  fileName: string | null;

  /** Alternative text of a picture: what can be seen. It is suggested wherever the picture is used. */
  @Column('varchar', { length: 300, nullable: true })
  altText: string | null;

  @Column('varchar', { length: 10 })
  kind: UploadKind;

  /** A video may have more bytes than an INTEGER of MariaDB can hold. */
  @Column('double')
  bytes: number;

  /** Length of a recording; null for pictures, and if the recording does not contain it. */
  @Column('integer', { nullable: true })
  seconds: number | null;

  /** Pixels; null for recordings. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Focal point of a picture, in percent of its width and height; both null for the middle (ADR 70). */
  @Column('integer', { nullable: true })
  focusX: number | null;

  @Column('integer', { nullable: true })
  focusY: number | null;

  /** For a cropped picture: id of the upload with the original, while it is kept (ADR 76). */
  @Column('integer', { nullable: true })
  originalId: number | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('varchar', { length: 40 })
  createdBy: string;

  /** When the file was stored. null: it is being stored, or the process stopped before it was. */
  @Column('datetime', { precision: 3, nullable: true })
  readyAt: Date | null;

  /** When the last of the smaller copies of a picture was stored; null: some are missing. */
  @Column('datetime', { precision: 3, nullable: true })
  copiesAt: Date | null;

  /** How often making the copies has failed. */
  @Column('integer', { default: 0 })
  copyFailures: number;

  /** When the upload was removed: its files are being deleted. */
  @Column('datetime', { precision: 3, nullable: true })
  removedAt: Date | null;
}
