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
import { RegistrationAnswer, registrationFormOptions } from './registration-answer.ts';

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
  @Idempotent({ inTurnOf: 'events' })
  @FormAnswer(registrationFormOptions)
  @ApiOperation({
    operationId: 'registerForEvent',
    summary:
      'Register for an event, and each person in `others` too, or nobody; 409 EVENT_FULL, NOT_ENOUGH_SEATS, EVENT_OVER or REGISTRATION_NOT_REQUIRED if no seat can be taken',
  })
  @ApiCreatedResponse({
    type: EventRegistrationResponse,
    description:
      'The seats are reserved, and one confirmation is sent by e-mail and text. A person who already had a seat keeps it; the code of that seat is not returned here',
  })
  @ApiOkResponse({
    type: EventRegistrationResponse,
    description:
      'Everybody already has a seat. Returns the same registration without its code, which is sent to the e-mail address of the registration again, at most once an hour',
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
  @ApiOperation({
    operationId: 'listEventRegistrations',
    summary: 'List the registrations of an event, in the order in which they were made',
  })
  list(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<EventAttendeeResponse>> {
    return this.registrations.list(id, query);
  }

  @Get(':id/registrations/export.csv')
  @Permission('registrations.read')
  @CsvFile('attendees')
  @ApiOperation({
    operationId: 'exportEventRegistrations',
    summary: 'Export the registrations of an event as CSV',
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
      'Delete a registration permanently; its seat goes to the first person on the waiting list or becomes free, and its ticket is refused at the gate',
  })
  @ApiParam({ name: 'registrationId', type: 'integer', description: 'Id of the registration', example: 17 })
  @ApiNoContentResponse({ description: 'The person is no longer registered; no e-mail is sent' })
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
