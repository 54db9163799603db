import { Injectable } from '@nestjs/common';
import type { ContentPlural } from '@ministry/domain';
import { may, type Staff } from '../../platform/auth/access.ts';
import { ContentRegistry } from '../../publishing/content/content-registry.ts';
import { EventsService } from '../../publishing/events/events.service.ts';
import { MoneyTodayService } from './money-today.service.ts';
import { PeopleTodayService } from './people-today.service.ts';
import { PlatformTodayService } from './platform-today.service.ts';
import type { TodayResponse } from './today.dto.ts';

/** Testimonies are not counted as drafts, because they wait for approval. */
const withoutTestimonials = ({ testimonials: _, ...drafts }: Record<ContentPlural, number>) => drafts;

/** Collects what needs the attention of the office from the domains that own it. */
@Injectable()
export class TodayService {
  constructor(
    private readonly people: PeopleTodayService,
    private readonly money: MoneyTodayService,
    private readonly events: EventsService,
    private readonly content: ContentRegistry,
    private readonly platform: PlatformTodayService,
  ) {}

  async get(staff: Staff, now = new Date()): Promise<TodayResponse> {
    const seesEvents = may(staff, 'content.read') || may(staff, 'registrations.read');
    const seesDrafts = may(staff, 'content.publish') || may(staff, 'testimonials.manage');
    const [people, money, events, waiting, platform] = await Promise.all([
      this.people.get(staff),
      this.money.get(now, staff),
      seesEvents ? this.events.listNeedingAttention(now) : undefined,
      seesDrafts ? this.content.countDrafts() : undefined,
      this.platform.get(staff),
    ]);
    return {
      ...people,
      ...money,
      ...platform,
      ...(waiting && may(staff, 'testimonials.manage') && { testimonies: waiting.testimonials }),
      ...(waiting && may(staff, 'content.publish') && { drafts: withoutTestimonials(waiting) }),
      ...(events && {
        events: events.map(({ id, title, date, seatsTaken, attendeeLimit, registrationRequired }) => ({
          id,
          title,
          date,
          seatsTaken,
          attendeeLimit,
          registrationRequired,
        })),
      }),
    };
  }
}
