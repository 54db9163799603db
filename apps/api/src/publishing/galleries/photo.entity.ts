import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PhotoGallery } from './photo-gallery.entity.ts';

/** A photo of an album: a file of ours, or one on another site, which is never fetched. */
@Entity('photos')
@Index('ix_photos_gallery', ['galleryId'])
@Index('uq_photos_upload_key', ['galleryId', 'uploadKey'], { unique: true })
export class Photo {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  galleryId: number;

  @ManyToOne(() => PhotoGallery, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'galleryId', foreignKeyConstraintName: 'fk_photos_gallery' })
  gallery?: Relation<PhotoGallery>;

  @Column('varchar', { length: 2048 })
  url: string;

  @Column('varchar', { length: 300, nullable: true })
  caption: string | null;

  @Column('varchar', { length: 200 })
  filename: string;

  /** Pixels; null where the photo lies elsewhere. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Of the file; null where the photo lies elsewhere. */
  @Column('integer', { nullable: true })
  bytes: number | null;

  /** Its place in the album, the smallest first; a deleted photo keeps its place. */
  @Column('integer', { default: 0 })
  position: number;

  /** What the sender called this upload: sent again after a lost answer, it is still one photo. */
  @Column('varchar', { length: 64, nullable: true })
  uploadKey: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** Set: gone for everyone but an admin, and for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
