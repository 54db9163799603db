import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Permission, Public } from '../../../platform/auth/access.ts';
import { CsvFile } from '../../../platform/http/file-download.ts';
import { FormAnswer } from '../../../platform/http/form-answer.ts';
import { IdPipe } from '../../../platform/http/id.pipe.ts';
import { PageLanguage } from '../../../platform/http/page-language.ts';
import { type Page, Paged } from '../../../platform/http/paged.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { OfSection } from '../../../platform/site-settings/section-guard.ts';
import { WaitingListRequest } from '../event-registration.dto.ts';
import { WaitingListEntryResponse, WaitingListPlaceResponse, WaitingListQuery } from './waiting-list.dto.ts';
import { WaitingListService } from './waiting-list.service.ts';
import { WaitingListAdminService } from './waiting-list-admin.service.ts';
import { WaitingListAnswer, waitingListFormOptions } from './waiting-list-answer.ts';

@ApiTags('Events')
@Controller('events')
export class WaitingListController {
  constructor(
    private readonly waitingList: WaitingListService,
    private readonly admin: WaitingListAdminService,
  ) {}

  @Post(':id/waiting-list')
  @Public()
  @OfSection('events')
  @RateClass('registration')
  // The lowest of these decorators is the outermost interceptor.
  @UseInterceptors(WaitingListAnswer)
  @Idempotent({ inTurnOf: 'events' })
  @FormAnswer(waitingListFormOptions)
  @ApiOperation({
    operationId: 'joinWaitingList',
    summary:
      'Join the waiting list of a full event; 409 EVENT_NOT_FULL, EVENT_OVER or REGISTRATION_NOT_REQUIRED if that is not needed, WAITING_LIST_CLOSED within an hour of its start',
  })
  @ApiCreatedResponse({
    type: WaitingListPlaceResponse,
    description: 'The person is last on the waiting list; the place and a link to leave the list are sent by e-mail',
  })
  @ApiOkResponse({
    type: WaitingListPlaceResponse,
    description:
      'The person already waits or already has a seat; which of the two is sent only to the e-mail address, at most once an hour',
  })
  join(
    @Param('id', IdPipe) id: number,
    @Body() request: WaitingListRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<WaitingListPlaceResponse> {
    return this.waitingList.join(id, request, language);
  }

  @Get(':id/waiting-list')
  @Permission('registrations.read')
  @Paged(WaitingListEntryResponse)
  @ApiOperation({
    operationId: 'listWaitingList',
    summary: 'List the waiting list of an event, in the order of the line',
  })
  list(@Param('id', IdPipe) id: number, @Query() query: WaitingListQuery): Promise<Page<WaitingListEntryResponse>> {
    return this.admin.list(id, query);
  }

  @Get(':id/waiting-list/export.csv')
  @Permission('registrations.read')
  @CsvFile('waiting-list')
  @ApiOperation({ operationId: 'exportWaitingList', summary: 'Export the waiting list of an event as CSV' })
  exportCsv(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.admin.exportCsv(id);
  }

  @Delete(':id/waiting-list/:entryId')
  @HttpCode(204)
  @Permission('registrations.write')
  @ApiOperation({
    operationId: 'deleteWaitingListEntry',
    summary: 'Delete an entry of the waiting list permanently; a seat that was held for it goes to the next person',
  })
  @ApiParam({ name: 'entryId', type: 'integer', description: 'Id of the entry', example: 17 })
  @ApiNoContentResponse({ description: 'The person is no longer on the waiting list' })
  remove(@Param('id', IdPipe) id: number, @Param('entryId', IdPipe) entryId: number): Promise<void> {
    return this.admin.remove(id, entryId);
  }
}
