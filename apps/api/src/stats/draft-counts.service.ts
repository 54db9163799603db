import { Injectable } from '@nestjs/common';
import { AnnouncementListQuery } from '../announcements/announcement.dto.ts';
import { AnnouncementsService } from '../announcements/announcements.service.ts';
import type { Staff } from '../common/auth/access.ts';
import { EventListQuery } from '../events/event.dto.ts';
import { EventsService } from '../events/events.service.ts';
import { MinistriesService } from '../ministries/ministries.service.ts';
import { MinistryListQuery } from '../ministries/ministry.dto.ts';
import { SermonListQuery } from '../sermons/sermon.dto.ts';
import { SermonsService } from '../sermons/sermons.service.ts';
import { TestimonialListQuery } from '../testimonials/testimonial.dto.ts';
import { TestimonialsService } from '../testimonials/testimonials.service.ts';
import type { DraftsToday } from './today.dto.ts';

const drafts = { status: 'draft', view: 'summary', limit: 1 } as const;

/** How much of each kind of content was begun and is not public; a testimony like that waits for its approval. */
@Injectable()
export class DraftCountsService {
  constructor(
    private readonly sermons: SermonsService,
    private readonly events: EventsService,
    private readonly ministries: MinistriesService,
    private readonly announcements: AnnouncementsService,
    private readonly testimonials: TestimonialsService,
  ) {}

  async get(staff: Staff): Promise<DraftsToday & { testimonies: number }> {
    const [sermons, events, ministries, announcements, testimonies] = await Promise.all([
      this.sermons.list(Object.assign(new SermonListQuery(), drafts), staff),
      this.events.list(Object.assign(new EventListQuery(), drafts), staff),
      this.ministries.list(Object.assign(new MinistryListQuery(), drafts), staff),
      this.announcements.list(Object.assign(new AnnouncementListQuery(), drafts), staff),
      this.testimonials.list(Object.assign(new TestimonialListQuery(), drafts), staff),
    ]);
    return {
      sermons: sermons.total,
      events: events.total,
      ministries: ministries.total,
      announcements: announcements.total,
      testimonies: testimonies.total,
    };
  }
}
