import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { PlainPage } from '../../platform/http/plain-page.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { EventTickets } from './event-tickets.ts';

/** An HTML page for people; not part of the API. */
@ApiExcludeController()
@Controller('tickets')
@Public()
@RateClass('public')
export class TicketsController {
  constructor(private readonly tickets: EventTickets) {}

  @Get(':code')
  @PlainPage()
  // The service worker of the site stores the page, because there may be no connection at the gate.
  @Header('cache-control', 'no-cache')
  @Header('x-offline', '1')
  page(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.tickets.page(code, language);
  }
}
