import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { CsvFile } from '../http/file-download.ts';
import { type Page, Paged } from '../http/paged.ts';
import { AuditEntryResponse, AuditFilter, AuditQuery } from './audit.dto.ts';
import { AuditService } from './audit.service.ts';

@ApiTags('Audit log')
@Permission('site.manage')
@Controller('audit-log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @ApiOperation({ summary: 'List what staff did, newest first by default' })
  @Paged(AuditEntryResponse)
  @Get()
  list(@Query() query: AuditQuery): Promise<Page<AuditEntryResponse>> {
    return this.audit.list(query);
  }

  @ApiOperation({
    operationId: 'exportAuditLog',
    summary: 'Export all matching entries as CSV, in the order of the list',
  })
  @CsvFile('audit-log')
  @Get('export.csv')
  exportCsv(@Query() filter: AuditFilter): AsyncGenerator<string> {
    return this.audit.exportCsv(filter);
  }
}
