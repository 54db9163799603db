import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../auth/access.ts';
import { PresenceRequest, PresenceResponse } from './presence.dto.ts';
import { PresenceService } from './presence.service.ts';

@ApiTags('Presence')
@Controller('presence')
@Permission('console.open')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Put()
  @ApiOperation({
    operationId: 'notePresence',
    summary:
      'Report that an item is open in an editor, every 15 seconds, or was closed; a report expires after 40 seconds',
    description: 'Replaces what the caller has reported before.',
  })
  @ApiOkResponse({ type: PresenceResponse, description: 'Others who have the item open' })
  note(@Body() request: PresenceRequest, @CurrentStaff() staff: Staff): Promise<PresenceResponse> {
    return this.presence.note(request, staff);
  }
}
