import { Injectable } from '@nestjs/common';
import { addDays, kampalaInstant } from '@ministry/domain';
import { invalid } from '../../platform/errors/domain-error.ts';
import { contentTexts } from './content.copy.ts';
import type { ContentCalendarQuery, ContentCalendarResponse } from './content-calendar.dto.ts';
import { ContentRegistry } from './content-registry.ts';

/** Maximum days from the first day to the last. */
const maxDays = 62;
/** Maximum entries of one kind and type in a response. */
const maxEntries = 500;

/** Lists what takes place, is published and is taken down on which day, across all kinds of content. */
@Injectable()
export class ContentCalendarService {
  constructor(private readonly registry: ContentRegistry) {}

  /** @throws DomainError 400 for the field `to` */
  async get({ from, to }: ContentCalendarQuery): Promise<ContentCalendarResponse> {
    if (to < from) throw invalid({ to: contentTexts.toBeforeFrom });
    if (to > addDays(from, maxDays)) throw invalid({ to: contentTexts.toTooFar({ days: maxDays }) });
    const days = { from: kampalaInstant(from, 0), before: kampalaInstant(addDays(to, 1), 0) };
    const lists = await Promise.all(this.registry.list().map((service) => service.listDated(days, maxEntries)));
    return {
      entries: lists
        .flatMap(({ entries }) => entries)
        .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id - b.id)),
      isComplete: lists.every(({ isComplete }) => isComplete),
    };
  }
}
