import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { UploadKind } from '@ministry/domain';

/** A file of ours. The file itself lies in the file storage, under `name`. */
@Entity('uploads')
@Index('uq_uploads_name', ['name'], { unique: true })
@Index('ix_uploads_ready', ['readyAt'])
@Index('ix_uploads_copies', ['kind', 'copiesAt'])
export class Upload {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** As in `/uploads/{name}`. */
  @Column('varchar', { length: 60 })
  name: string;

  /** The file's name on the device that sent it; null for files that came before it was stored, and without one. */
  @Column('varchar', { length: 200, nullable: true })
  fileName: string | null;

  /** What can be seen, of pictures; offered wherever the picture is used. */
  @Column('varchar', { length: 300, nullable: true })
  altText: string | null;

  @Column('varchar', { length: 10 })
  kind: UploadKind;

  /** A film may have more than an INTEGER of MariaDB holds. */
  @Column('double')
  bytes: number;

  /** Length of sound and video; null for pictures, and where a recording does not tell. */
  @Column('integer', { nullable: true })
  seconds: number | null;

  /** Pixels, of pictures. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Focal point of a picture, in percent of its width and height; both null for the middle (ADR 70). */
  @Column('integer', { nullable: true })
  focusX: number | null;

  @Column('integer', { nullable: true })
  focusY: number | null;

  /** Of a cropped picture: the upload with the whole one, while it is kept (ADR 76). */
  @Column('integer', { nullable: true })
  originalId: number | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('varchar', { length: 40 })
  createdBy: string;

  /** When the file was stored. null: it is being stored, or the process ended over it. */
  @Column('datetime', { precision: 3, nullable: true })
  readyAt: Date | null;

  /** When the last of the smaller copies of a picture was stored; null: some are still to be made. */
  @Column('datetime', { precision: 3, nullable: true })
  copiesAt: Date | null;

  /** How often making the copies has failed. */
  @Column('integer', { default: 0 })
  copyFailures: number;

  /** Set: nobody needs it any more, its files are being removed. */
  @Column('datetime', { precision: 3, nullable: true })
  removedAt: Date | null;
}
