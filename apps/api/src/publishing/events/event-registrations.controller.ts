import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Permission, Public } from '../../platform/auth/access.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { FormAnswer } from '../../platform/http/form-answer.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { type Page, Paged, PageQuery } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { OfSection } from '../../platform/site-settings/section-guard.ts';
import {
  EventAttendeeResponse,
  EventRegistrationRequest,
  EventRegistrationResponse,
} from './event-registration.dto.ts';
import { EventRegistrationsService, type RegistrationOutcome } from './event-registrations.service.ts';
import { EventRegistrationsAdminService } from './event-registrations-admin.service.ts';
import { RegistrationAnswer, registrationFormWay } from './registration-answer.ts';

@ApiTags('Events')
@Controller('events')
export class EventRegistrationsController {
  constructor(
    private readonly registrations: EventRegistrationsService,
    private readonly admin: EventRegistrationsAdminService,
  ) {}

  @Post(':id/register')
  @Public()
  @OfSection('events')
  @RateClass('registration')
  // The lowest of these decorators is the outermost interceptor.
  @UseInterceptors(RegistrationAnswer)
  @Idempotent()
  @FormAnswer(registrationFormWay)
  @ApiOperation({
    operationId: 'registerForEvent',
    summary:
      'Take a seat, and one for each of `others`, or none; 409 EVENT_FULL, NOT_ENOUGH_SEATS, EVENT_OVER or REGISTRATION_NOT_REQUIRED where there are none to take',
  })
  @ApiCreatedResponse({
    type: EventRegistrationResponse,
    description:
      'The seats are taken; one confirmation goes out by e-mail and text. Somebody who had a seat before keeps it, without a code here',
  })
  @ApiOkResponse({
    type: EventRegistrationResponse,
    description:
      'Everybody has a seat already: the same registration without its code, which is sent to its e-mail address again, at most once an hour',
  })
  register(
    @Param('id', IdPipe) id: number,
    @Body() request: EventRegistrationRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<RegistrationOutcome> {
    return this.registrations.register(id, request, language);
  }

  @Get(':id/registrations')
  @Permission('registrations.read')
  @Paged(EventAttendeeResponse)
  @ApiOperation({ operationId: 'listEventRegistrations', summary: 'Who will come, in the order they registered' })
  list(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<EventAttendeeResponse>> {
    return this.registrations.list(id, query);
  }

  @Get(':id/registrations/export.csv')
  @Permission('registrations.read')
  @CsvFile('attendees')
  @ApiOperation({
    operationId: 'exportEventRegistrations',
    summary: 'Who will come, as a spreadsheet',
  })
  exportCsv(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.registrations.exportCsv(id);
  }

  @Delete(':id/registrations/:registrationId')
  @HttpCode(204)
  @Permission('registrations.write')
  @ApiOperation({
    operationId: 'deleteEventRegistration',
    summary:
      'Remove a registration for good; its seat goes to the first in line, or is free, and its ticket lets nobody in',
  })
  @ApiParam({ name: 'registrationId', type: 'integer', description: 'The registration', example: 17 })
  @ApiNoContentResponse({ description: 'The person is not registered any more; nothing is mailed' })
  remove(@Param('id', IdPipe) id: number, @Param('registrationId', IdPipe) registrationId: number): Promise<void> {
    return this.admin.remove(id, registrationId);
  }

  /** The earlier address of the export, from before all exports had the same form. */
  @Get(':id/registrations.csv')
  @Permission('registrations.read')
  @CsvFile('attendees')
  @ApiExcludeEndpoint()
  exportCsvAsBefore(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.exportCsv(id);
  }
}
