import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../../platform/auth/access.ts';
import { PageLanguage } from '../../../platform/http/page-language.ts';
import { PlainPage } from '../../../platform/http/plain-page.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { WaitingOffersService } from './waiting-offers.service.ts';

/** HTML pages for people; not part of the API. */
@ApiExcludeController()
@Controller('waiting-list')
@Public()
@RateClass('code')
export class WaitingOffersController {
  constructor(private readonly offers: WaitingOffersService) {}

  @Get(':code')
  @PlainPage()
  page(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.offers.page(code, language);
  }

  // Taking a seat and leaving the line need a POST, because mail scanners follow links.
  @Post(':code/take')
  @HttpCode(200)
  @PlainPage()
  take(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.offers.take(code, language);
  }

  @Post(':code/leave')
  @HttpCode(200)
  @PlainPage()
  leave(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.offers.leave(code, language);
  }
}
