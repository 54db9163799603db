import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { PdfFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { GivingQuery, GivingResponse, GivingStatementQuery } from './giving-statement.dto.ts';
import { GivingStatementQueries } from './giving-statement.queries.ts';
import { GivingStatementService } from './giving-statement.service.ts';

@ApiTags('Giving')
@Controller('ledger')
@Permission('ledger.manage')
export class GivingStatementController {
  constructor(
    private readonly queries: GivingStatementQueries,
    private readonly statements: GivingStatementService,
  ) {}

  @Get(':id/giving')
  @ApiOperation({
    operationId: 'getGivingOfDonor',
    summary: 'Get what the donor of a gift has given in a year, and which other gifts may be of the same donor',
  })
  @ApiOkResponse({ type: GivingResponse, description: 'The total of the gifts of the year' })
  @ApiErrors(422)
  givingOf(@Param('id', IdPipe) id: number, @Query() { year }: GivingQuery): Promise<GivingResponse> {
    return this.queries.get(id, year ?? null);
  }

  @Get(':id/giving-statement.pdf')
  @PdfFile('giving-statement')
  @ApiOperation({
    operationId: 'makeGivingStatement',
    summary: 'Create a statement for the donor of a gift over a year; the audit log records it',
  })
  @ApiErrors(422)
  givingStatement(@Param('id', IdPipe) id: number, @Query() query: GivingStatementQuery): Promise<Buffer> {
    return this.statements.make(id, query);
  }
}
