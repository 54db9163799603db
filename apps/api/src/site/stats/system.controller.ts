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
      'How full the disk is and what takes the room, and when the last good backup was made; at most a minute old',
  })
  @ApiOkResponse({ type: SystemResponse, description: 'The state of the disk and the backups' })
  get(): Promise<SystemResponse> {
    return this.system.get();
  }
}
