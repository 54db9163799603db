import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../../platform/auth/access.ts';
import { IdPipe } from '../../../platform/http/id.pipe.ts';
import { IntegerField } from '../../../platform/validation/fields.ts';
import { AttendeesResponse, CheckInsRequest, CheckInsResponse } from './check-in.dto.ts';
import { CheckInsService } from './check-ins.service.ts';

export class AttendeesQuery {
  @IntegerField({
    min: 0,
    max: 2_147_483_647,
    optional: true,
    default: 0,
    description: '`next` of the previous part, or the last known registration id',
    example: 0,
  })
  after: number = 0;
}

@ApiTags('Check-in')
@Controller('events')
@Permission('check-ins.manage')
export class CheckInsController {
  constructor(private readonly checkIns: CheckInsService) {}

  @Get(':id/attendees')
  @ApiOperation({
    operationId: 'listEventAttendees',
    summary: 'List registrations in parts of few bytes, for phones at the gate',
  })
  @ApiOkResponse({ type: AttendeesResponse, description: 'At most 5,000 names' })
  listAttendees(@Param('id', IdPipe) id: number, @Query() { after }: AttendeesQuery): Promise<AttendeesResponse> {
    return this.checkIns.listAttendees(id, after);
  }

  @Post(':id/check-ins')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exchangeCheckIns',
    summary: 'Store the scans of a phone, each once even if it is sent again, and get the scans of the other phones',
  })
  @ApiOkResponse({ type: CheckInsResponse, description: 'All scans of the request are stored' })
  exchange(@Param('id', IdPipe) id: number, @Body() request: CheckInsRequest): Promise<CheckInsResponse> {
    return this.checkIns.exchange(id, request);
  }
}
