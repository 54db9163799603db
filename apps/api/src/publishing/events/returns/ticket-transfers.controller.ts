import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../../platform/auth/access.ts';
import { PageLanguage } from '../../../platform/http/page-language.ts';
import { PlainPage } from '../../../platform/http/plain-page.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { TicketTransferRequest } from './ticket-transfer.dto.ts';
import { TicketTransfersService } from './ticket-transfers.service.ts';

/** HTML pages for people; not part of the API. */
@ApiExcludeController()
@Controller('tickets')
@Public()
@RateClass('code')
export class TicketTransfersController {
  constructor(private readonly transfers: TicketTransfersService) {}

  @Get(':code/transfer')
  @PlainPage()
  ask(@Param('code') code: string, @PageLanguage() language: TranslationLanguage | null): Promise<string> {
    return this.transfers.ask(code, language);
  }

  // Passing a ticket on needs a POST, because mail scanners follow links.
  @Post(':code/transfer')
  @PlainPage()
  async transfer(
    @Param('code') code: string,
    @Body() request: TicketTransferRequest,
    @PageLanguage() language: TranslationLanguage | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { status, html } = await this.transfers.answer(code, request, language);
    void reply.status(status);
    return html;
  }
}
