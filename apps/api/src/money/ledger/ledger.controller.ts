import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import {
  LedgerEntryDetailResponse,
  LedgerEntryResponse,
  LedgerFilter,
  LedgerListQuery,
  LedgerMonthResponse,
  LedgerTotalsResponse,
} from './ledger.dto.ts';
import { LedgerAdminQueries } from './ledger-admin.queries.ts';
import { LedgerCorrectionsService } from './ledger-corrections.service.ts';
import { CorrectionRequest, OfficeGiftRequest } from './ledger-requests.dto.ts';
import { StatementQuery, StatementResponse } from './ledger-statement.dto.ts';
import { LedgerStatementQueries } from './ledger-statement.queries.ts';
import { OfficeGiftsService } from './office-gifts.service.ts';

@ApiTags('Giving')
@Controller('ledger')
@Permission('ledger.manage')
export class LedgerController {
  constructor(
    private readonly queries: LedgerAdminQueries,
    private readonly statements: LedgerStatementQueries,
    private readonly gifts: OfficeGiftsService,
    private readonly corrections: LedgerCorrectionsService,
  ) {}

  @Get()
  @Paged(LedgerEntryResponse)
  @ApiOperation({ operationId: 'listLedger', summary: 'List ledger entries, latest day first' })
  list(@Query() query: LedgerListQuery): Promise<Page<LedgerEntryResponse>> {
    return this.queries.list(query);
  }

  @Get('totals')
  @ApiOperation({ operationId: 'sumLedger', summary: 'Get the totals of the matching entries' })
  @ApiOkResponse({ type: LedgerTotalsResponse, description: 'The totals, with tests counted separately' })
  totals(@Query() filter: LedgerFilter): Promise<LedgerTotalsResponse> {
    return this.queries.totals(filter);
  }

  @Get('months')
  @ApiOperation({
    operationId: 'sumLedgerByMonth',
    summary: 'Get the totals of the matching entries for each of the last twelve months, oldest first',
  })
  @ApiOkResponse({ type: [LedgerMonthResponse], description: 'Twelve months' })
  months(@Query() filter: LedgerFilter): Promise<LedgerMonthResponse[]> {
    return this.queries.months(filter);
  }

  @Get('export.csv')
  @CsvFile('ledger')
  @ApiOperation({
    operationId: 'exportLedger',
    summary: 'Export the matching entries as CSV, oldest first',
  })
  exportCsv(@Query() filter: LedgerFilter): AsyncGenerator<string> {
    return this.queries.exportCsv(filter);
  }

  @Get('statement')
  @ApiOperation({ operationId: 'getIncomeStatement', summary: 'Get the income of a year by month and purpose' })
  @ApiOkResponse({ type: StatementResponse, description: 'The statement' })
  statement(@Query() { year }: StatementQuery): Promise<StatementResponse> {
    return this.statements.get(year ?? undefined);
  }

  @Get('statement.csv')
  @CsvFile('income')
  @ApiOperation({
    operationId: 'exportIncomeStatement',
    summary: 'Export the income of a year as CSV, one row for each month and purpose',
  })
  exportStatement(@Query() { year }: StatementQuery): AsyncGenerator<string> {
    return this.statements.exportCsv(year ?? undefined);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getLedgerEntry', summary: 'Get one entry with its corrections' })
  @ApiOkResponse({ type: LedgerEntryDetailResponse, description: 'The entry with its corrections' })
  get(@Param('id', IdPipe) id: number): Promise<LedgerEntryDetailResponse> {
    return this.queries.get(id);
  }

  @Post('gifts')
  @Idempotent()
  @ApiOperation({ operationId: 'recordGift', summary: 'Record a gift that the office has received' })
  @ApiCreatedResponse({ type: LedgerEntryDetailResponse, description: 'The entry' })
  async recordGift(@Body() request: OfficeGiftRequest): Promise<LedgerEntryDetailResponse> {
    return this.queries.get(await this.gifts.record(request));
  }

  @Post(':id/corrections')
  @Idempotent()
  @ApiOperation({
    operationId: 'correctLedgerEntry',
    summary: 'Correct a gift by a further entry; the original entry stays',
  })
  @ApiCreatedResponse({ type: LedgerEntryDetailResponse, description: 'The corrected entry with its correction' })
  async correct(
    @Param('id', IdPipe) id: number,
    @Body() request: CorrectionRequest,
  ): Promise<LedgerEntryDetailResponse> {
    await this.corrections.correct(id, request);
    return this.queries.get(id);
  }
}
