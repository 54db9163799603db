import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { type Page, Paged } from '../http/paged.ts';
import { AuditEntryResponse, AuditQuery } from './audit.dto.ts';
import { AuditService } from './audit.service.ts';

@ApiTags('Audit log')
@Permission('site.manage')
@Controller('audit-log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @ApiOperation({ summary: 'Lists what staff did, newest first' })
  @ApiErrors(400, 401, 403)
  @Paged(AuditEntryResponse)
  @Get()
  list(@Query() query: AuditQuery): Promise<Page<AuditEntryResponse>> {
    return this.audit.list(query);
  }
}
