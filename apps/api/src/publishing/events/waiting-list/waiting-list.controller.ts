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
import { WaitingListAnswer, waitingListFormWay } from './waiting-list-answer.ts';

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
  @Idempotent()
  @FormAnswer(waitingListFormWay)
  @ApiOperation({
    operationId: 'joinWaitingList',
    summary:
      'Wait for a seat at a full event; 409 EVENT_NOT_FULL, EVENT_OVER or REGISTRATION_NOT_REQUIRED where nobody needs to, WAITING_LIST_CLOSED within an hour of its start',
  })
  @ApiCreatedResponse({
    type: WaitingListPlaceResponse,
    description: 'At the end of the line; the place and a link to leave go out by e-mail',
  })
  @ApiOkResponse({
    type: WaitingListPlaceResponse,
    description:
      'This person waits, or has a seat, already; which of both is sent to its e-mail address alone, at most once an hour',
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
  @ApiOperation({ operationId: 'listWaitingList', summary: 'Who waits for a seat, in the order of the line' })
  list(@Param('id', IdPipe) id: number, @Query() query: WaitingListQuery): Promise<Page<WaitingListEntryResponse>> {
    return this.admin.list(id, query);
  }

  @Get(':id/waiting-list/export.csv')
  @Permission('registrations.read')
  @CsvFile('waiting-list')
  @ApiOperation({ operationId: 'exportWaitingList', summary: 'Who waits for a seat, as a spreadsheet' })
  exportCsv(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.admin.exportCsv(id);
  }

  @Delete(':id/waiting-list/:entryId')
  @HttpCode(204)
  @Permission('registrations.write')
  @ApiOperation({
    operationId: 'deleteWaitingListEntry',
    summary: 'Take somebody off the waiting list for good; a seat that was held for them goes to the next in line',
  })
  @ApiParam({ name: 'entryId', type: 'integer', description: 'The entry', example: 17 })
  @ApiNoContentResponse({ description: 'The person does not wait any more' })
  remove(@Param('id', IdPipe) id: number, @Param('entryId', IdPipe) entryId: number): Promise<void> {
    return this.admin.remove(id, entryId);
  }
}
