import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PhotoGallery } from './photo-gallery.entity.ts';

/** A photo of an album: an uploaded file, or a photo on another site, which this server never fetches. */
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

  /** In pixels; null if the photo is on another site. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Size of the file; null if the photo is on another site. */
  @Column('integer', { nullable: true })
  bytes: number | null;

  /** Position in the album, smallest first; a deleted photo keeps its position. */
  @Column('integer', { default: 0 })
  position: number;

  /** Key of this upload, chosen by the sender: an upload that is repeated after a lost response creates only one photo. */
  @Column('varchar', { length: 64, nullable: true })
  uploadKey: string | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  /** When set, only admins see the photo, and it is removed for good thirty days later. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
