import { Injectable } from '@nestjs/common';
import { ministry } from '@ministry/domain';
import type { Staff } from '../common/auth/access.ts';
import type { Page } from '../common/http/paged.ts';
import { Config } from '../config/config.ts';
import {
  type ContentBulkRequest,
  type ContentBulkResponse,
  type ContentPreviewRequest,
  type ContentPreviewResponse,
  given,
} from '../content/content.dto.ts';
import { ContentDesk } from '../content/content-desk.ts';
import type { ContentItems } from '../content/content-items.ts';
import { checkMaySee, isAdmin } from '../content/content-kind.ts';
import type { Standing } from '../content/content.entity.ts';
import { parseRichText } from '../rich-text/rich-text.ts';
import { eventCalendar } from './event-calendar.ts';
import {
  EventListQuery,
  type EventPageResponse,
  type EventRequest,
  type EventResponse,
  toEventColumns,
  toEventPage,
  toEventResponse,
  toEventSummary,
} from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';
import { eventKind } from './event-kind.ts';
import { EventsRepository } from './events.repository.ts';

const mostUpcoming = 300;
/** Milliseconds ahead that the office wants to know of. */
const soon = 7 * 86_400_000;
const mostPressing = 8;

/** Events: reading for everyone, changing for admins. */
@Injectable()
export class EventsService {
  private readonly items: ContentItems<EventEntity, EventResponse>;

  constructor(
    private readonly events: EventsRepository,
    private readonly config: Config,
    desk: ContentDesk,
  ) {
    this.items = desk.open(eventKind, events);
  }

  /** @throws DomainError 401 or 403 when anything but published events is asked for by anyone but an admin */
  async list(query: EventListQuery, staff: Staff | undefined): Promise<Page<EventResponse>> {
    checkMaySee(eventKind, query.status, staff);
    const { items, total } = await this.events.list(query, new Date());
    const toResponse = query.view === 'summary' ? toEventSummary : toEventResponse;
    return { items: items.map((event) => toResponse(event, isAdmin(staff))), total };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<EventPageResponse> {
    return toEventPage(await this.items.getVisible(id, staff), isAdmin(staff));
  }

  /** The text of a calendar file with this one event. @throws DomainError 404 */
  async calendar(id: number, staff: Staff | undefined): Promise<string> {
    const event = await this.items.getVisible(id, staff);
    return eventCalendar(event.title, [event], this.config.publicUrl);
  }

  /** The text of a calendar file with the published events that are not over. */
  async upcomingCalendar(now: Date): Promise<string> {
    const { items } = await this.events.list(
      Object.assign(new EventListQuery(), { when: 'upcoming', limit: mostUpcoming }),
      now,
    );
    return eventCalendar(`Events, ${ministry.name}`, items, this.config.publicUrl);
  }

  /** Published events of the next seven days, and those that are nearly full, soonest first; at most eight. */
  async listPressing(now: Date): Promise<EventResponse[]> {
    return (await this.events.listPressing(now, new Date(now.getTime() + soon), mostPressing)).map((event) =>
      toEventSummary(event, true),
    );
  }

  /** How many events are public, not over, and drafts. */
  standing(now: Date): Promise<{ published: number; upcoming: number; drafts: number }> {
    return this.events.countByStanding(now);
  }

  preview({ description }: ContentPreviewRequest): ContentPreviewResponse {
    return { content: parseRichText(description) };
  }

  /** @throws DomainError 400 when it would end before it begins */
  create(request: EventRequest): Promise<EventResponse> {
    return this.items.create({
      ...blankEvent(),
      ...given(toEventColumns(request)),
      title: request.title,
      category: request.category,
    });
  }

  /** @throws DomainError 404, 400 when it would end before it begins, 409 VERSION_CONFLICT, or when the limit lies below the seats taken */
  update(id: number, request: EventRequest): Promise<EventResponse> {
    return this.items.update(id, toEventColumns(request), request.version);
  }

  /** @throws DomainError 404 */
  remove(id: number): Promise<EventResponse> {
    return this.items.setStanding('delete', id);
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<EventResponse> {
    return this.items.setStanding('restore', id);
  }

  /** A draft without registrations. @throws DomainError 404 */
  duplicate(id: number): Promise<EventResponse> {
    return this.items.duplicate(id);
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }
}

type Content = Omit<EventEntity, 'id' | 'title' | 'category' | keyof Standing>;

/** What a new event is where the request says nothing (EDIT-46: a missing date is now). */
function blankEvent(): Content {
  const content = {
    description: '',
    date: new Date(),
    endDate: null,
    location: '',
    tags: [],
    featuredImage: null,
    eventPhotos: [],
  };
  return { ...content, attendeeLimit: null, seatsTaken: 0, registrationRequired: false };
}
