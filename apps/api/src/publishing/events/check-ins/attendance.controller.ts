import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../../platform/auth/access.ts';
import { ApiErrors } from '../../../platform/http/api-errors.ts';
import { CsvFile } from '../../../platform/http/file-download.ts';
import { IdPipe } from '../../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../../platform/http/paged.ts';
import { AttendancePersonResponse, AttendanceQuery, AttendanceResponse, ThanksResponse } from './attendance.dto.ts';
import { AttendanceService } from './attendance.service.ts';
import { ThanksService } from './thanks.service.ts';

@ApiTags('Check-in')
@Controller('events')
export class AttendanceController {
  constructor(
    private readonly attendance: AttendanceService,
    private readonly thanks: ThanksService,
  ) {}

  @Get(':id/attendance')
  @Permission('registrations.read')
  @ApiOperation({
    operationId: 'getEventAttendance',
    summary: 'Get how many people came, how many did not, and when they arrived',
  })
  @ApiOkResponse({ type: AttendanceResponse, description: 'According to the scans that the gates have sent so far' })
  getSummary(@Param('id', IdPipe) id: number): Promise<AttendanceResponse> {
    return this.attendance.getSummary(id);
  }

  @Get(':id/attendance/people')
  @Permission('registrations.read')
  @Paged(AttendancePersonResponse)
  @ApiOperation({
    operationId: 'listEventAttendance',
    summary: 'List those who came, or those who did not, in the order in which they registered',
  })
  listPeople(
    @Param('id', IdPipe) id: number,
    @Query() query: AttendanceQuery,
  ): Promise<Page<AttendancePersonResponse>> {
    return this.attendance.listPeople(id, query);
  }

  @Get(':id/attendance/export.csv')
  @Permission('registrations.read')
  @CsvFile('attendance')
  @ApiOperation({ operationId: 'exportEventAttendance', summary: 'Export who came and who did not as CSV' })
  exportCsv(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.attendance.exportCsv(id);
  }

  @Post(':id/attendance/thanks')
  @HttpCode(200)
  @Permission('registrations.write')
  @ApiOperation({
    operationId: 'thankEventAttendees',
    summary:
      'Thank those who came by e-mail, each person once, at most 500 in one request; 409 EVENT_NOT_OVER before the end of the event',
  })
  @ApiOkResponse({ type: ThanksResponse, description: 'The e-mails are being sent' })
  @ApiErrors(409)
  sendThanks(@Param('id', IdPipe) id: number): Promise<ThanksResponse> {
    return this.thanks.send(id);
  }
}
