import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
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
@Permission('newsletter.manage')
export class NewsletterSubscribersController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get('subscribers')
  @ApiOperation({
    operationId: 'listNewsletterSubscribers',
    summary: 'List the subscribers of the newsletter, latest first',
  })
  @ApiOkResponse({
    type: NewsletterSubscribersResponse,
    description: 'The requested part of the list, and counts',
  })
  list(@Query() query: NewsletterListQuery): Promise<NewsletterSubscribersResponse> {
    return this.newsletter.list(query);
  }

  @Get('subscribers/export.csv')
  @CsvFile('newsletter-subscribers')
  @ApiOperation({
    operationId: 'exportNewsletterSubscribers',
    summary: 'Export the subscribers of the newsletter as CSV',
  })
  exportCsv(): AsyncGenerator<string> {
    return this.newsletter.exportCsv();
  }

  /** The earlier address of the export, from before all exports had the same form. */
  @Get('subscribers.csv')
  @CsvFile('newsletter-subscribers')
  @ApiExcludeEndpoint()
  exportCsvAsBefore(): AsyncGenerator<string> {
    return this.exportCsv();
  }

  @Delete('subscribers/:id')
  @ApiOperation({
    operationId: 'deleteNewsletterSubscriber',
    summary: 'End the subscription of a person who has asked the office for it; it can be restored for ten minutes',
  })
  @ApiOkResponse({
    type: NewsletterRemovalResponse,
    description: 'The removed subscriber, with what is needed to restore it',
  })
  delete(@Param('id', IdPipe) id: number): Promise<NewsletterRemovalResponse> {
    return this.newsletter.delete(id);
  }

  @Post('subscribers/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'restoreNewsletterSubscriber',
    summary: 'Restore a subscription that was removed in the last ten minutes; 409 `REMOVAL_STANDS` for any other',
  })
  @ApiOkResponse({ type: NewsletterEntry, description: 'The restored subscriber' })
  @ApiErrors(409)
  restore(
    @Param('id', IdPipe) id: number,
    @Body() { unsubscribedAt }: NewsletterRestoreRequest,
  ): Promise<NewsletterEntry> {
    return this.newsletter.restore(id, new Date(unsubscribedAt));
  }
}
