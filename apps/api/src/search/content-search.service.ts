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
import { beginning, groupOf, shown } from './finding.ts';
import type { SearchGroup } from './search.dto.ts';

/** Finds words in everything that is published, or was, or will be; what lies in the trash is not found. */
@Injectable()
export class ContentSearchService {
  constructor(
    private readonly sermons: SermonsService,
    private readonly events: EventsService,
    private readonly ministries: MinistriesService,
    private readonly announcements: AnnouncementsService,
    private readonly testimonials: TestimonialsService,
  ) {}

  find(search: string, staff: Staff): Promise<SearchGroup[]> {
    const wanted = { search, status: 'all', view: 'summary', limit: shown } as const;
    return Promise.all([
      groupOf(
        'sermon',
        this.sermons.list(Object.assign(new SermonListQuery(), wanted), staff),
        ({ title, speaker, date }) => ({ title, detail: speaker, date }),
      ),
      groupOf(
        'event',
        this.events.list(Object.assign(new EventListQuery(), wanted), staff),
        ({ title, location, date }) => ({ title, detail: location, date }),
      ),
      groupOf(
        'ministry',
        this.ministries.list(Object.assign(new MinistryListQuery(), wanted), staff),
        ({ name, impact, updatedAt }) => ({ title: name, detail: beginning(impact), date: updatedAt }),
      ),
      groupOf(
        'announcement',
        this.announcements.list(Object.assign(new AnnouncementListQuery(), wanted), staff),
        ({ title, content, date }) => ({ title, detail: beginning(content), date }),
      ),
      groupOf(
        'testimony',
        this.testimonials.list(Object.assign(new TestimonialListQuery(), wanted), staff),
        ({ name, testimony, date }) => ({ title: name, detail: beginning(testimony), date: `${date}T00:00:00.000Z` }),
      ),
    ]);
  }
}
