import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/csv-file.ts';
import { FormAnswer } from '../../platform/http/form-answer.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged, PageQuery } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  EventAttendeeResponse,
  EventRegistrationRequest,
  EventRegistrationResponse,
} from './event-registration.dto.ts';
import { EventRegistrationsService, type RegistrationOutcome } from './event-registrations.service.ts';
import { RegistrationAnswer, registrationFormWay } from './registration-answer.ts';

@ApiTags('Events')
@Controller('events')
export class EventRegistrationsController {
  constructor(private readonly registrations: EventRegistrationsService) {}

  @Post(':id/register')
  @Public()
  @RateClass('registration')
  // The lowest is the outermost.
  @UseInterceptors(RegistrationAnswer)
  @Idempotent()
  @FormAnswer(registrationFormWay)
  @ApiOperation({
    operationId: 'registerForEvent',
    summary: 'Take a seat; 409 EVENT_FULL, EVENT_OVER or REGISTRATION_NOT_REQUIRED where there is none to take',
  })
  @ApiCreatedResponse({
    type: EventRegistrationResponse,
    description: 'The seat is taken; a confirmation goes out by e-mail and text',
  })
  @ApiOkResponse({
    type: EventRegistrationResponse,
    description:
      'This person has a seat already: the same registration without its code, which is sent to its e-mail address again, at most once an hour',
  })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 422)
  register(@Param('id', IdPipe) id: number, @Body() request: EventRegistrationRequest): Promise<RegistrationOutcome> {
    return this.registrations.register(id, request);
  }

  @Get(':id/registrations')
  @Permission('registrations.read')
  @Paged(EventAttendeeResponse)
  @ApiOperation({ operationId: 'listEventRegistrations', summary: 'Who will come, in the order they registered' })
  @ApiErrors(400, 401, 403, 404)
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
  @ApiErrors(400, 401, 403, 404)
  exportCsv(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.registrations.exportCsv(id);
  }

  /** Its address before all exports had one form. */
  @Get(':id/registrations.csv')
  @Permission('registrations.read')
  @CsvFile('attendees')
  @ApiExcludeEndpoint()
  exportCsvAsBefore(@Param('id', IdPipe) id: number): Promise<AsyncGenerator<string>> {
    return this.exportCsv(id);
  }
}
