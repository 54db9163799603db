import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { type Page, Paged } from '../common/http/paged.ts';
import { Idempotent } from '../idempotency/idempotent.ts';
import { ledgerFile, LedgerOfficeService } from './ledger-office.service.ts';
import {
  CorrectionRequest,
  LedgerEntryDetailResponse,
  LedgerEntryResponse,
  LedgerFilter,
  LedgerListQuery,
  LedgerMonthResponse,
  LedgerTotalsResponse,
  OfficeGiftRequest,
} from './ledger.dto.ts';

@ApiTags('Giving')
@Controller('ledger')
@Roles('admin')
export class LedgerController {
  constructor(private readonly office: LedgerOfficeService) {}

  @Get()
  @Paged(LedgerEntryResponse)
  @ApiOperation({ operationId: 'listLedger', summary: 'Money that came and went, the latest day first' })
  @ApiErrors(400, 401, 403)
  list(@Query() query: LedgerListQuery): Promise<Page<LedgerEntryResponse>> {
    return this.office.list(query);
  }

  @Get('totals')
  @ApiOperation({ operationId: 'sumLedger', summary: 'What the entries that match come to' })
  @ApiOkResponse({ type: LedgerTotalsResponse })
  @ApiErrors(400, 401, 403)
  totals(@Query() filter: LedgerFilter): Promise<LedgerTotalsResponse> {
    return this.office.totals(filter);
  }

  @Get('months')
  @ApiOperation({
    operationId: 'sumLedgerByMonth',
    summary: 'What the entries that match come to in each of the last twelve months, oldest first',
  })
  @ApiOkResponse({ type: [LedgerMonthResponse] })
  @ApiErrors(400, 401, 403)
  months(@Query() filter: LedgerFilter): Promise<LedgerMonthResponse[]> {
    return this.office.months(filter);
  }

  @Get('export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({
    operationId: 'exportLedger',
    summary: 'The entries that match as a spreadsheet, oldest first (RFC 4180, UTF-8)',
  })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(400, 401, 403)
  exportCsv(@Query() filter: LedgerFilter, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-disposition', `attachment; filename="${ledgerFile(new Date())}"`);
    return this.office.exportCsv(filter);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getLedgerEntry', summary: 'One entry and what was done to it since' })
  @ApiOkResponse({ type: LedgerEntryDetailResponse })
  @ApiErrors(400, 401, 403, 404)
  get(@Param('id', IdPipe) id: number): Promise<LedgerEntryDetailResponse> {
    return this.office.get(id);
  }

  @Post('gifts')
  @Idempotent()
  @ApiOperation({ operationId: 'recordGift', summary: 'Write down a gift that came to the office' })
  @ApiCreatedResponse({ type: LedgerEntryDetailResponse })
  @ApiErrors(400, 401, 403, 409, 413, 415, 422)
  recordGift(@Body() request: OfficeGiftRequest): Promise<LedgerEntryDetailResponse> {
    return this.office.recordGift(request);
  }

  @Post(':id/corrections')
  @Idempotent()
  @ApiOperation({
    operationId: 'correctLedgerEntry',
    summary: 'Make a gift right by a further entry; what was written stays',
  })
  @ApiCreatedResponse({ type: LedgerEntryDetailResponse })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 422)
  correct(@Param('id', IdPipe) id: number, @Body() request: CorrectionRequest): Promise<LedgerEntryDetailResponse> {
    return this.office.correct(id, request);
  }
}
