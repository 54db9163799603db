import { Injectable } from '@nestjs/common';
import { addDays, kampalaDay, kampalaInstant, weekStart } from '@ministry/domain';
import { LedgerService } from '../../money/ledger/ledger.service.ts';
import { StoreStatsService } from '../../money/orders/store-stats.service.ts';
import { ContactService } from '../../people/contact/contact.service.ts';
import { ifMay, type Staff } from '../../platform/auth/access.ts';
import { EventRegistrationsService } from '../../publishing/events/event-registrations.service.ts';
import { VisitsService } from '../visits/visits.service.ts';
import type { TrendsResponse } from './trends.dto.ts';

const weeksShown = 12;

/** Collects the figures of the last twelve weeks from the domains that own them. */
@Injectable()
export class TrendsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly store: StoreStatsService,
    private readonly registrations: EventRegistrationsService,
    private readonly messages: ContactService,
    private readonly visits: VisitsService,
  ) {}

  async get(staff: Staff, now = new Date()): Promise<TrendsResponse> {
    const thisWeek = weekStart(kampalaDay(now));
    const days = Array.from({ length: weeksShown + 1 }, (_, at) => addDays(thisWeek, 7 * (at + 1 - weeksShown)));
    const instants = days.map((day) => kampalaInstant(day, 0));
    const [gifts, orders, registrations, messages, visits] = await Promise.all([
      ifMay(staff, 'ledger.manage', () => this.ledger.sumByPeriod('donation', days)),
      ifMay(staff, 'store.manage', () => this.store.countByPeriod(instants)),
      ifMay(staff, 'registrations.read', () => this.registrations.countByPeriod(instants)),
      ifMay(staff, 'messages.manage', () => this.messages.countByPeriod(instants)),
      ifMay(staff, 'visits.read', () => this.readVisits(days)),
    ]);
    return {
      weeks: days.slice(0, -1),
      gifts: gifts ?? null,
      orders: orders ?? null,
      registrations: registrations ?? null,
      messages: messages ?? null,
      visits: visits?.map(({ visit }) => visit) ?? null,
      viewers: visits?.map(({ viewers }) => viewers) ?? null,
    };
  }

  /** Adds up the visits of each week; the viewers of a week are its highest number. */
  private async readVisits(bounds: readonly string[]): Promise<{ visit: number; viewers: number }[]> {
    const figures = await this.visits.listDays(bounds[0] ?? '', bounds.at(-1) ?? '');
    return bounds.slice(0, -1).map((start, at) => {
      const ofWeek = (metric: string): number[] =>
        figures
          .filter((figure) => figure.metric === metric && figure.day >= start && figure.day < (bounds[at + 1] ?? ''))
          .map(({ amount }) => amount);
      return {
        visit: ofWeek('visit').reduce((sum, amount) => sum + amount, 0),
        viewers: Math.max(0, ...ofWeek('viewers')),
      };
    });
  }
}
