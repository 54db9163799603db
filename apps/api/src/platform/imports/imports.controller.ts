import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../auth/access.ts';
import { type Page, Paged } from '../http/paged.ts';
import { ImportListQuery, ImportResponse } from './import.dto.ts';
import { ImportsService } from './imports.service.ts';

@ApiTags('Imports')
@Controller('imports')
@Permission('console.open')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Get()
  @Paged(ImportResponse)
  @ApiOperation({
    operationId: 'listImports',
    summary: 'List the imports of the kinds that the caller may import, newest first',
  })
  list(@Query() query: ImportListQuery, @CurrentStaff() staff: Staff): Promise<Page<ImportResponse>> {
    return this.imports.list(query, staff);
  }
}
