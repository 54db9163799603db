import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { SeatOffers } from './seat-offers.ts';
import { WaitingLine } from './waiting-line.ts';
import { WaitingListLinks } from './waiting-list-links.ts';
import { WaitingListPages } from './waiting-list-pages.ts';

/** What people on a waiting list can do with the link in their e-mail. Each action, also a repeated one, returns the page in its current state. */
@Injectable()
export class WaitingOffersService {
  constructor(
    private readonly links: WaitingListLinks,
    private readonly pages: WaitingListPages,
    private readonly offers: SeatOffers,
    private readonly line: WaitingLine,
  ) {}

  /** @param language that was requested @throws DomainError 404 if the link is forged */
  async page(code: string, language: TranslationLanguage | null, now = new Date()): Promise<string> {
    return this.pages.show(this.links.read(code), language, now);
  }

  /** @throws DomainError 404, 409 EVENT_OVER, SEAT_NOT_OFFERED or WAITING_OFFER_EXPIRED */
  async take(code: string, language: TranslationLanguage | null, now = new Date()): Promise<string> {
    const key = this.links.read(code);
    await this.offers.take(key, now);
    return this.pages.show(key, language, now);
  }

  /** @throws DomainError 404 */
  async leave(code: string, language: TranslationLanguage | null, now = new Date()): Promise<string> {
    const key = this.links.read(code);
    await this.line.remove(key.eventId, key.id, now);
    return this.pages.show(key, language, now);
  }
}
