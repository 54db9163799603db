import { Column, Entity, Index } from 'typeorm';
import { ContentEntity } from '../content/content.entity.ts';

/** Somebody's account of God's work in their life. `isActive` means that the office has verified it. */
@Entity('testimonials')
@Index('ix_testimonials_publish_at', ['publishAt'])
@Index('ix_testimonials_unpublish_at', ['unpublishAt'])
@Index('ix_testimonials_date', ['date'])
@Index('ix_testimonials_standing', ['deletedAt', 'archivedAt', 'isActive', 'date'])
export class TestimonialEntity extends ContentEntity {
  @Column('varchar', { length: 100 })
  name: string;

  @Column('text')
  testimony: string;

  /** `YYYY-MM-DD` in Kampala */
  @Column('date')
  date: string;
}
