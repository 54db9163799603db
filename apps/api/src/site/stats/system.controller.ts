import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { SystemResponse } from './system.dto.ts';
import { SystemService } from './system.service.ts';

@ApiTags('Administration')
@Controller('admin/system')
@Permission('site.manage')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Get()
  @ApiOperation({
    operationId: 'getSystem',
    summary:
      'Get how full the disk is and what uses it, and when the last good backup was made; at most one minute old',
  })
  @ApiOkResponse({ type: SystemResponse, description: 'Disk and backups' })
  get(): Promise<SystemResponse> {
    return this.system.get();
  }
}
