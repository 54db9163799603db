import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { kampalaDay } from '@ministry/domain';
import { Roles } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import {
  NewsletterEntry,
  NewsletterListQuery,
  NewsletterRemovalResponse,
  NewsletterRestoreRequest,
  NewsletterSubscribersResponse,
} from './newsletter.dto.ts';
import { NewsletterAdminService } from './newsletter-admin.service.ts';

@ApiTags('Newsletter')
@Controller('newsletter')
@Roles('admin')
export class NewsletterSubscribersController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get('subscribers')
  @ApiOperation({ operationId: 'listNewsletterSubscribers', summary: 'Who gets the newsletter, latest first' })
  @ApiOkResponse({ type: NewsletterSubscribersResponse })
  @ApiErrors(400, 401, 403)
  list(@Query() query: NewsletterListQuery): Promise<NewsletterSubscribersResponse> {
    return this.newsletter.list(query);
  }

  @Get('subscribers.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({
    operationId: 'exportNewsletterSubscribers',
    summary: 'Who gets the newsletter, as a spreadsheet (RFC 4180, UTF-8)',
  })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(401, 403)
  exportCsv(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header(
      'content-disposition',
      `attachment; filename="newsletter-subscribers-${kampalaDay(new Date())}.csv"`,
    );
    return this.newsletter.exportCsv();
  }

  @Delete('subscribers/:id')
  @ApiOperation({
    operationId: 'removeNewsletterSubscriber',
    summary: 'End the subscription of somebody who asked the office for it; for ten minutes it can be taken back',
  })
  @ApiOkResponse({ type: NewsletterRemovalResponse })
  @ApiErrors(400, 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<NewsletterRemovalResponse> {
    return this.newsletter.remove(id);
  }

  @Post('subscribers/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'restoreNewsletterSubscriber',
    summary: 'Take back a removal of the last ten minutes; 409 `REMOVAL_STANDS` for any other',
  })
  @ApiOkResponse({ type: NewsletterEntry })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  restore(
    @Param('id', IdPipe) id: number,
    @Body() { unsubscribedAt }: NewsletterRestoreRequest,
  ): Promise<NewsletterEntry> {
    return this.newsletter.restore(id, new Date(unsubscribedAt));
  }
}
