import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../../platform/auth/access.ts';
import { PageLanguage } from '../../../platform/http/page-language.ts';
import { PlainPage } from '../../../platform/http/plain-page.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { SeatReturnRequest } from './seat-return.dto.ts';
import { SeatReturnsService } from './seat-returns.service.ts';

/** HTML pages for people; not part of the API. */
@ApiExcludeController()
@Controller('tickets')
@Public()
@RateClass('code')
export class SeatReturnsController {
  constructor(private readonly returns: SeatReturnsService) {}

  @Get(':code/give-back')
  @PlainPage()
  ask(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.returns.ask(code, language);
  }

  // Giving a seat back needs a POST, because mail scanners follow links.
  @Post(':code/give-back')
  @HttpCode(200)
  @PlainPage()
  giveBack(
    @Param('code') code: string,
    @Body() { confirmationCode }: SeatReturnRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<string> {
    return this.returns.giveBack(code, confirmationCode, language);
  }
}
