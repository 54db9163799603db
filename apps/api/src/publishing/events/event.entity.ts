import { Column, Entity, Index } from 'typeorm';
import type { EventCategory } from '@ministry/domain';
import { ContentEntity } from '../content/content.entity.ts';

/** A gathering that people are invited to. Instants are UTC. */
@Entity('events')
@Index('ix_events_publish_at', ['publishAt'])
@Index('ix_events_unpublish_at', ['unpublishAt'])
@Index('ix_events_date', ['date'])
@Index('ix_events_standing', ['deletedAt', 'archivedAt', 'isActive', 'date', 'id', 'endDate', 'category'])
// Its dates are in descending order, which only the migration can declare.
@Index('ix_events_past', ['deletedAt', 'archivedAt', 'isActive', 'date', 'id', 'endDate', 'category'])
@Index('ix_events_published', ['deletedAt', 'archivedAt', 'isActive', 'id', 'updatedAt'])
@Index('ix_events_title', ['deletedAt', 'title', 'id', 'archivedAt', 'isActive'])
export class EventEntity extends ContentEntity {
  @Column('varchar', { length: 200 })
  title: string;

  /** Markdown */
  @Column('mediumtext')
  description: string;

  @Column('datetime', { precision: 3 })
  date: Date;

  @Column('datetime', { precision: 3, nullable: true })
  endDate: Date | null;

  @Column('varchar', { length: 200 })
  location: string;

  @Column('varchar', { length: 40 })
  category: EventCategory;

  @Column('simple-json')
  tags: string[];

  /** null: unlimited */
  @Column('integer', { nullable: true })
  attendeeLimit: number | null;

  /**
   * The event's registrations plus the seats offered to its waiting list; the number stays when registrations are removed 24 months after the event.
   * Changed only together with them, by a conditional update.
   */
  @Column('integer', { default: 0 })
  seatsTaken: number;

  @Column('boolean')
  registrationRequired: boolean;

  @Column('varchar', { length: 2048, nullable: true })
  featuredImage: string | null;

  @Column('simple-json')
  eventPhotos: string[];
}
